import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openRegistry } from '../../src/registry/files/check-registry.ts'
import * as reading from '../../src/registry/files/read-source.ts'

let root = ''
let pages = ''
let clock = 1_700_000_000
const cache = () => ({ file: path.join(root, 'cache/check.json'), key: 'program' })

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'recheck-'))
  pages = path.join(root, 'pages')
  cpSync('tests/records/base', pages, { recursive: true })
  cpSync('tests/records/valid/collection', pages, { recursive: true })
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' })) settle(path.join(pages, file))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Gives a file a time of its own, long enough ago to be trusted. */
function settle(file: string): void {
  clock += 10
  utimesSync(file, clock, clock)
}

function put(record: string, value: unknown): void {
  const file = path.join(pages, record)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value, null, 2))
  settle(file)
}

const remembered = () => openRegistry([pages], 'locales', cache()).check
const afresh = () => openRegistry([pages], 'locales').check

/** The records that a check with memory reads. */
function readBy(check: () => unknown): string[] {
  const read: string[] = []
  const readSource = reading.readSource
  const spy = vi.spyOn(reading, 'readSource').mockImplementation((found) => {
    read.push(found.record)
    return readSource(found)
  })
  check()
  spy.mockRestore()
  return read
}

describe('a check that remembers finds what a check of everything finds', () => {
  const slugs = ['one', 'two', 'three', 'one/terms', 'red-vs-blue', 'aviator-1']
  const landing = fc.record(
    {
      extends: fc.constantFrom('base', 'aviator-1', 'one', 'two', 'three', 'red-vs-blue', 'nobody'),
      theme: fc.constantFrom('night', 'nihgt'),
      schedule: fc.constantFrom(...slugs).map((fallback) => ({ fallback })),
      param: fc.constant({ name: 'id', required: false }),
      title: fc.constantFrom('page.title', 'bonus.name'),
      afterSuccess: fc.constantFrom(...slugs).map((slug) => ({ kind: 'landing', slug })),
    },
    { requiredKeys: ['extends'] },
  )
  const edit = fc.oneof(
    { weight: 6, arbitrary: fc.record({ slug: fc.constantFrom(...slugs), value: landing }) },
    { weight: 1, arbitrary: fc.record({ slug: fc.constantFrom(...slugs), value: fc.constant('{ broken') }) },
    { weight: 1, arbitrary: fc.record({ slug: fc.constantFrom(...slugs), value: fc.constant(undefined) }) },
  )

  test('whatever is edited, in whatever order', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
        for (const slug of slugs) rmSync(path.join(pages, 'landings', `${slug}.json`), { force: true })
        put('landings/aviator-1.json', { slug: 'aviator-1', extends: 'base' })
        for (const { slug, value } of edits) {
          const record = `landings/${slug}.json`
          if (value === undefined) rmSync(path.join(pages, record), { force: true })
          else put(record, typeof value === 'string' ? value : { slug, ...value })
          expect(remembered()).toEqual(afresh())
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('a registry that stays open', () => {
  const landing = (name: string) => path.join(pages, 'landings', `${name}.json`)

  test('looks at what it is told has changed, and finds what a check of everything finds', () => {
    put('landings/one.json', { slug: 'one', extends: 'base' })
    let open = openRegistry([pages], 'locales', cache())
    const read = readBy(() => {
      put('landings/one.json', { slug: 'one', extends: 'bace' })
      open = open.recheck([landing('one')])
    })
    expect(open.check).toEqual(afresh())
    expect(open.check.diagnostics).toMatchObject([{ code: 'unknown-parent' }])
    expect(read).not.toContain('landings/home.json')
    put('landings/one.json', { slug: 'one', extends: 'base' })
    open = open.recheck([landing('one')])
    expect(open.check).toEqual({ diagnostics: [], landings: afresh().landings })
  })

  test('looks at everything when a file comes, goes, or is no landing', () => {
    let open = openRegistry([pages], 'locales', cache())
    put('landings/one.json', { slug: 'one', extends: 'nobody' })
    open = open.recheck([landing('one')])
    expect(open.check).toEqual(afresh())
    rmSync(landing('one'))
    open = open.recheck([landing('one')])
    expect(open.check).toEqual(afresh())
    put('themes/night.json', '{}')
    expect(open.recheck([path.join(pages, 'themes/night.json')]).check).toEqual(afresh())
  })
})

describe('the memory', () => {
  test('spares what has not changed', () => {
    put('landings/one.json', { slug: 'one', extends: 'aviator-1' })
    put('landings/two.json', { slug: 'two', extends: 'base' })
    remembered()
    expect(readBy(remembered)).toEqual([])
    put('landings/one.json', { slug: 'one', extends: 'aviator-1', tags: ['new'] })
    const landings = readBy(remembered).filter((record) => record.startsWith('landings/'))
    expect([...new Set(landings)].sort()).toEqual(['landings/aviator-1.json', 'landings/one.json'])
  })

  test('reads everything when a shared record changes', () => {
    remembered()
    put(
      'themes/night.json',
      readFileSync(path.join(pages, 'themes/night.json'), 'utf8').replace('"Night"', '"Evening"'),
    )
    expect(readBy(remembered)).toContain('landings/home.json')
  })

  test('does not trust a file that was written a moment ago', () => {
    remembered()
    writeFileSync(path.join(pages, 'landings/aviator-1.json'), '{ "slug": "aviator-1", "extends": "base" }')
    expect(readBy(remembered)).toContain('landings/aviator-1.json')
    expect(readBy(remembered)).toContain('landings/aviator-1.json')
  })

  test.each(['', '{', '{"key":"program"}', '[]', 'null'])('damaged to %j does no harm', (text) => {
    remembered()
    writeFileSync(cache().file, text)
    expect(remembered()).toEqual(afresh())
  })

  test('of another program is worth nothing', () => {
    remembered()
    expect(readBy(() => openRegistry([pages], 'locales', { ...cache(), key: 'another' }).check)).toContain(
      'landings/home.json',
    )
  })

  test('that cannot be written costs time only', () => {
    writeFileSync(path.join(root, 'cache'), 'a file where the folder should be')
    expect(remembered()).toEqual(afresh())
  })
})
