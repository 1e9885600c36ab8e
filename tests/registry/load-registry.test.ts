import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadRegistry } from '../../src/registry/files/load-registry.ts'
import { compile } from '../../src/registry/index.ts'

let root = ''
let records = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'records-'))
  records = path.join(root, 'records')
  cpSync('tests/records/base', records, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const file = (name: string) => path.join(records, name)
const codesOf = () =>
  compile(loadRegistry([records], 'locales')).diagnostics.map(
    ({ code, file: name }) => `${path.relative(records, name)} ${code}`,
  )

describe('every file in the folder is read or reported', () => {
  test('a folder without records', () => {
    const empty = path.join(root, 'empty')
    mkdirSync(empty)
    expect(compile(loadRegistry([empty], empty)).diagnostics).toMatchObject([{ code: 'no-records' }])
  })

  test('a folder without site.json', () => {
    rmSync(file('site.json'))
    expect(codesOf()).toEqual(['site.json missing-site'])
  })

  test('a 50 MB file', () => {
    writeFileSync(file('landings/offer.json'), '{}')
    truncateSync(file('landings/offer.json'), 50 * 1024 * 1024)
    expect(codesOf()).toEqual(['landings/offer.json file-too-large'])
  })

  test('a link to a file outside the folder', () => {
    writeFileSync(path.join(root, 'secret.json'), '{ "slug": "offer", "extends": "base" }')
    symlinkSync(path.join(root, 'secret.json'), file('landings/offer.json'))
    expect(codesOf()).toEqual(['landings/offer.json outside-folder'])
  })

  test('a link to a folder outside', () => {
    mkdirSync(path.join(root, 'elsewhere'))
    symlinkSync(path.join(root, 'elsewhere'), file('landings/more'))
    expect(codesOf()).toEqual(['landings/more outside-folder'])
  })

  test('a link that stays inside is followed', () => {
    writeFileSync(file('landings/offer.json'), '{ "slug": "again", "extends": "base" }')
    symlinkSync('offer.json', file('landings/again.json'))
    expect(codesOf()).toEqual(['landings/offer.json duplicate-name', 'landings/offer.json name-mismatch'])
  })

  test('a dangling link', () => {
    symlinkSync('nothing.json', file('landings/offer.json'))
    expect(codesOf()).toEqual(['landings/offer.json unreadable-file'])
  })

  test('a pipe, which would block forever', () => {
    execFileSync('mkfifo', [file('landings/offer.json')])
    expect(codesOf()).toEqual(['landings/offer.json unexpected-file'])
  })

  test('hidden files and Markdown files are ignored', () => {
    writeFileSync(file('.editor-state'), 'x')
    writeFileSync(file('landings/README.md'), 'x')
    expect(codesOf()).toEqual([])
  })

  test('any other file is unexpected', () => {
    writeFileSync(file('landings/offer.jsonc'), '{}')
    expect(codesOf()).toEqual(['landings/offer.jsonc unexpected-file'])
  })
})

describe('a folder may have a base folder', () => {
  const check = (...folders: string[]) => compile(loadRegistry(folders, 'locales')).diagnostics.map(({ code }) => code)

  test('whose records it uses unless it overrides them', () => {
    const brand = path.join(root, 'brand')
    mkdirSync(path.join(brand, 'landings'), { recursive: true })
    writeFileSync(path.join(brand, 'landings/offer.json'), '{ "slug": "offer", "extends": "base" }')
    expect(check(brand)).toEqual(['missing-site'])
    writeFileSync(path.join(brand, '.base'), '../records\n')
    expect(check(brand)).toEqual([])
  })

  test('each test case uses the base records', () => {
    expect(check('tests/records/invalid/unknown-theme')).toEqual(['unknown-theme'])
  })

  test('two folders based on each other do not loop', () => {
    writeFileSync(file('.base'), '../records')
    expect(check(records)).toEqual([])
  })
})
