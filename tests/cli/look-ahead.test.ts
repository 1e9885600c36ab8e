import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { lookAhead } from '../../scripts/check/look-ahead.ts'
import { checkCache } from '../../scripts/cli/check-cache.ts'
import { readBaseline } from '../../src/registry/files/baseline.ts'
import { openRegistry } from '../../src/registry/files/check-registry.ts'
import { recordsFolder } from './records-folder.ts'

const { folder, pages } = recordsFolder()

/** More than a thread takes at a time. */
const landings = Array.from({ length: 3456 }, (_, number) => `landings/campaign-${number}.json`)

function write(record: string): void {
  writeFileSync(path.join(pages(), record), `{ "slug": "${path.basename(record, '.json')}", "extends": "base" }`)
}

/** As if all had been written long ago. */
function settle(): void {
  for (const file of ['', ...readdirSync(pages(), { recursive: true, encoding: 'utf8' })])
    utimesSync(path.join(pages(), file), 1_700_000_000, 1_700_000_000)
}

const look = () => lookAhead(['--pages', pages()])

describe('while the check loads, a thread', () => {
  beforeEach(() => {
    for (const record of landings) write(record)
    settle()
  })

  test('finds what has changed since there was no problem', async () => {
    const { check } = openRegistry([pages()], 'locales', checkCache([pages()], 'locales'))
    expect(check.diagnostics).toEqual([])
    const changed = ['landings/campaign-1.json', 'landings/campaign-3000.json', 'landings/new.json']
    for (const record of changed) write(record)
    expect((await look()?.findChanged())?.toSorted()).toEqual(changed)
  })

  test('remembers the folders once they are left alone, so that the files need not be listed', async () => {
    const cache = checkCache([pages()], 'locales')
    write('landings/new.json')
    openRegistry([pages()], 'locales', cache)
    settle()
    await look()?.findChanged()
    expect([...(readBaseline(cache)?.files.folders.values() ?? [''])]).not.toContain('')
  })

  test('has nothing to compare with where nobody has looked before, or the folder is gone', () => {
    expect(look()).toBeUndefined()
    expect(lookAhead(['--pages', path.join(folder(), 'nowhere')])).toBeUndefined()
  })

  test.each([['--all'], ['--watch'], ['--explain', 'unknown-theme'], ['landings/one.json'], ['--pagse', 'x']])(
    'has nothing to do for %j',
    (...args) => expect(lookAhead(args)).toBeUndefined(),
  )
})
