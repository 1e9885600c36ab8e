import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { diagnosticCatalogue } from '../../src/contract/index.ts'
import { compile, isError } from '../../src/registry/index.ts'
import { loadOver } from './registry.ts'

const folder = 'tests/records/invalid'
const cases = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** Cases that are about files: tests/registry/ and tests/desk/removal.test.ts make them. */
const madeInOtherTests = [
  ...[
    'no-records',
    'unreadable-file',
    'file-too-large',
    'outside-folder',
    'missing-site',
    'lost-address',
    'picture-missing',
  ],
]

function diagnose(name: string) {
  const own = path.posix.join(folder, name)
  const { diagnostics, manifest } = compile(loadOver(own))
  const readable = diagnostics.map((diagnostic) => ({
    ...diagnostic,
    file: diagnostic.file.replace(`${own}/`, '').replace('tests/records/base/', '../base/'),
    message: diagnostic.message.replace(`${own}/`, ''),
  }))
  return { diagnostics: readable, manifest }
}

function expected(name: string) {
  return JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'))
}

describe('each broken record is reported at the position of the mistake', () => {
  test.each(cases)('%s', (name) => {
    expect(diagnose(name).diagnostics).toEqual(expected(name))
  })

  const isBroken = (name: string) => expected(name).some(isError)

  test.each(cases.filter(isBroken))('%s leaves no manifest', (name) => {
    expect(diagnose(name).manifest).toBeUndefined()
  })

  test('every diagnostic of the catalogue has a case', () => {
    const shown = cases.flatMap((name) => expected(name).map(({ code }: { code: string }) => code))
    const without = Object.keys(diagnosticCatalogue).filter((code) => !shown.includes(code))
    expect(without.sort()).toEqual([...madeInOtherTests].sort())
  })

  test('every case has expected diagnostics', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
    expect(files.map((name) => name.replace('.json', '')).sort()).toEqual([...cases].sort())
  })
})
