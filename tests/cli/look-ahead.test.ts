import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { lookAhead } from '../../scripts/check/look-ahead.ts'
import { stateOf } from '../../src/registry/files/registry-state.ts'
import { recordsFolder } from './records-folder.ts'

const { folder, pages } = recordsFolder()

/** More than a thread takes at a time, written long ago. */
function addLandings(): void {
  mkdirSync(path.join(pages(), 'landings'), { recursive: true })
  for (let number = 0; number < 3456; number++) {
    const file = path.join(pages(), `landings/campaign-${number}.json`)
    writeFileSync(file, `{ "slug": "campaign-${number}", "extends": "base" }`)
    utimesSync(file, 1_700_000_000 + number, 1_700_000_000 + number)
  }
}

describe('while the check loads, a thread', () => {
  test('sees the same as whoever looks alone', async () => {
    addLandings()
    const seen = await lookAhead(['--pages', pages()])?.({ pages: [pages()], locales: 'locales' })
    const alone = stateOf([pages()], 'locales')
    expect(seen?.names.text).toBe(alone.names.text)
    expect(seen?.stamps).toEqual(alone.stamps)
  })

  test('is of no use for other folders, or for folders that are not there', async () => {
    const nowhere = path.join(folder(), 'nowhere')
    expect(await lookAhead(['--pages', pages()])?.({ pages: [nowhere], locales: 'locales' })).toBeUndefined()
    expect(await lookAhead(['--pages', nowhere])?.({ pages: [nowhere], locales: 'locales' })).toBeUndefined()
  })

  test.each([['--all'], ['--watch'], ['--explain', 'unknown-theme'], ['landings/one.json'], ['--pagse', 'x']])(
    'has nothing to do for %j',
    (...args) => expect(lookAhead(args)).toBeUndefined(),
  )
})
