import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changedRecords, compareWith, type FormerFiles } from '../../src/registry/files/comparison.ts'
import { stampFolders } from '../../src/registry/files/folder-stamps.ts'
import { lookThrough } from '../../src/registry/files/list-files.ts'
import { stampFiles } from '../../src/registry/files/stamps.ts'

let root = ''
const pages = () => path.join(root, 'pages')
const inPages = (name: string) => path.join(pages(), name)

function write(name: string): void {
  mkdirSync(path.dirname(inPages(name)), { recursive: true })
  writeFileSync(inPages(name), name)
}

/** As if it had been written long ago. */
const settle = (name: string) => utimesSync(inPages(name), 1_700_000_000, 1_700_000_000)

const records = ['landings/one.json', 'landings/two.json', 'locales/en.json', 'site.json']
const folders = ['', 'landings', 'locales', 'themes']

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'comparison-'))
  mkdirSync(inPages('themes'), { recursive: true })
  for (const record of records) write(record)
  for (const name of [...records, ...folders]) settle(name)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function filesNow(dirs: readonly string[] = [pages()]): FormerFiles {
  const { files, folders } = lookThrough(dirs, 'locales')
  const records = files.map(({ record }) => record).join('\n')
  return { records, stamps: stampFiles(files), folders: stampFolders(folders, Date.now()) }
}

function compare(former: FormerFiles, dirs: readonly string[] = [pages()]) {
  const comparison = compareWith(former, dirs, 'locales')
  return comparison && { changed: changedRecords(comparison).toSorted(), isListed: comparison.folders !== undefined }
}

describe('files are compared with how they were', () => {
  test('without listing them, as long as their folders are as they were', () => {
    const former = filesNow()
    expect(compare(former)).toEqual({ changed: [], isListed: false })
    write('landings/two.json')
    expect(compare(former)).toEqual({ changed: ['landings/two.json'], isListed: false })
  })

  test.each([
    ['in a folder with others', 'landings/three.json'],
    ['in an empty folder', 'themes/night.json'],
    ['in a new folder', 'templates/base.json'],
    ['in the folder of all', 'other.json'],
  ])('a new one is found %s', (_, record) => {
    const former = filesNow()
    write(record)
    expect(compare(former)?.changed).toEqual([record])
  })

  test('one that was put in the place of another is found, although it has the same size and time', () => {
    const former = filesNow()
    write('draft')
    utimesSync(inPages('draft'), 1_700_000_000, 1_700_000_000)
    renameSync(inPages('draft'), inPages('site.json'))
    expect(compare(former)?.changed).toEqual(['site.json'])
  })

  test('not at all if one is gone', () => {
    const former = filesNow()
    rmSync(inPages('landings/one.json'))
    expect(compare(former)).toBeUndefined()
  })

  test('and listed until their folders have been left alone for a while', () => {
    write('landings/three.json')
    settle('landings/three.json')
    const former = filesNow()
    expect(compare(former)).toEqual({ changed: [], isListed: false })
    settle('landings')
    expect(compare(former)).toEqual({ changed: [], isListed: true })
    const { folders = former.folders } = compareWith(former, [pages()], 'locales') ?? {}
    expect(compare({ ...former, folders })).toEqual({ changed: [], isListed: false })
  })

  test('also where several folders override each other', () => {
    const own = path.join(root, 'own')
    mkdirSync(own)
    const dirs = [pages(), own]
    const former = filesNow(dirs)
    expect(compare(former, dirs)?.changed).toEqual([])
    writeFileSync(path.join(own, 'site.json'), 'own')
    expect(compare(former, dirs)?.changed).toEqual(['site.json'])
  })
})
