import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readBaseline } from '../../src/registry/files/baseline.ts'
import { beginCheck, checkLandings, checkOnly } from '../../src/registry/files/check-landings.ts'
import { openRegistry } from '../../src/registry/files/check-registry.ts'
import { changedRecords, compareWith } from '../../src/registry/files/comparison.ts'
import { createCompiler } from '../../src/registry/files/compiler.ts'
import { listRegistry } from '../../src/registry/files/list-files.ts'
import { loadRegistry } from '../../src/registry/files/load-registry.ts'
import * as reading from '../../src/registry/files/read-source.ts'
import { createSourceReader } from '../../src/registry/files/source-reader.ts'
import { compile } from '../../src/registry/index.ts'
import { isLong } from '../machine.ts'

let root = ''
let pages = ''
let clock = 1_700_000_000
const bases = ['tests/records/base', 'tests/records/valid/collection', 'tests/records/valid/sportsbook']
const cache = () => ({ file: path.join(root, 'cache/check.json'), key: 'program' })

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'recheck-'))
  pages = path.join(root, 'pages')
  for (const folder of bases) cpSync(folder, pages, { recursive: true })
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' })) settle(path.join(pages, file))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Gives a file a distinct mtime, old enough to be trusted. */
function settle(file: string): void {
  clock += 10
  utimesSync(file, clock, clock)
}

function put(record: string, value: unknown): void {
  const file = path.join(pages, record)
  mkdirSync(path.dirname(file), { recursive: true })
  const isWhole = typeof value === 'string' || Buffer.isBuffer(value)
  writeFileSync(file, isWhole ? value : JSON.stringify(value, null, 2))
  settle(file)
}

/** Puts a record of the first of these folders that has it; without one, it is deleted. */
function putFrom(record: string, folders: readonly string[]): void {
  const found = folders.map((folder) => path.join(folder, record)).find((file) => existsSync(file))
  if (found) put(record, readFileSync(found))
  else rmSync(path.join(pages, record), { force: true })
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? path.relative(folder, path.join(entry.parentPath, entry.name)) : [],
  )

/** A compiler that stays finds the same as one that begins anew, in the same order. */
function staying() {
  const read = createSourceReader(() => listRegistry([pages], 'locales'))
  const compiler = createCompiler()
  return () => {
    const { manifest, diagnostics } = compiler.compile(read().sources)
    const anew = compile(loadRegistry([pages], 'locales'))
    expect({ manifest, diagnostics }).toEqual({ manifest: anew.manifest, diagnostics: anew.diagnostics })
  }
}

const cached = () => openRegistry([pages], 'locales', cache()).check
const only = (records: Iterable<string>) => checkOnly([...records], [pages], 'locales', cache())
/** The check as the command does it: what needs no list of the files is done before. */
const begun = () => {
  const former = readBaseline(cache())
  const comparison = former && compareWith(former.files, [pages], 'locales')
  if (!comparison) return undefined
  const ahead = beginCheck(former.baseline, [pages], 'locales', cache())
  return checkLandings({ ...ahead, changed: changedRecords(comparison) }, [pages])
}
const uncached = () => openRegistry([pages], 'locales').check

/** The records that a check reads. */
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

describe('a check with a cache finds the same as a check without', () => {
  const slugs = ['one', 'two', 'three', 'one/terms', 'red-vs-blue', 'aviator-1']
  const landing = fc.record(
    {
      extends: fc.constantFrom('base', 'aviator-1', 'one', 'two', 'three', 'red-vs-blue', 'nobody'),
      theme: fc.constantFrom('night', 'nihgt'),
      schedule: fc.constantFrom(...slugs).map((fallback) => ({ fallback })),
      param: fc.constant({ name: 'id', required: false }),
      title: fc.constantFrom('page.title', 'bonus.name'),
      kind: fc.constant('template'),
      slug: fc.constantFrom(...slugs, 'old'),
      afterSuccess: fc.constantFrom(...slugs).map((slug) => ({ kind: 'landing', slug })),
    },
    { requiredKeys: ['extends'] },
  )
  const edit = fc.oneof(
    { weight: 6, arbitrary: fc.record({ slug: fc.constantFrom(...slugs), value: landing }) },
    { weight: 1, arbitrary: fc.record({ slug: fc.constantFrom(...slugs), value: fc.constant('{ broken') }) },
    { weight: 1, arbitrary: fc.record({ slug: fc.constantFrom(...slugs), value: fc.constant(undefined) }) },
  )

  test('after any edits in any order', () => {
    const site = JSON.parse(readFileSync(path.join(pages, 'site.json'), 'utf8'))
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
        const compileAgain = staying()
        for (const slug of slugs) rmSync(path.join(pages, 'landings', `${slug}.json`), { force: true })
        put('landings/aviator-1.json', { slug: 'aviator-1', extends: 'base' })
        put('redirects/old.json', { from: 'old', to: 'aviator-1' })
        put('site.json', { ...site, signUpLanding: 'aviator-1' })
        compileAgain()
        expect(cached().diagnostics).toEqual([])
        const edited = new Set(['landings/aviator-1.json'])
        for (const { slug, value } of edits) {
          const record = `landings/${slug}.json`
          edited.add(record)
          if (value === undefined) rmSync(path.join(pages, record), { force: true })
          else put(record, typeof value === 'string' ? value : { slug, ...value })
          const all = uncached()
          expect(only(edited) ?? all).toEqual(all)
          expect(begun() ?? all).toEqual(all)
          expect(cached()).toEqual(all)
          compileAgain()
        }
      }),
      { numRuns: 60 },
    )
  })

  const folder = 'tests/records/invalid'
  const cases = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))

  test('after records of any kind are broken, deleted and mended, one after the other', () => {
    const some = fc.shuffledSubarray(cases, { minLength: 3, maxLength: isLong ? cases.length : 8 })
    fc.assert(
      fc.property(some, (names) => {
        for (const name of names) {
          const records = filesBelow(path.join(folder, name))
          const steps = [[path.join(folder, name)], [], bases.toReversed()]
          for (const places of steps) {
            for (const record of records) {
              putFrom(record, places)
              const all = uncached()
              expect(begun() ?? all).toEqual(all)
              expect(cached()).toEqual(all)
            }
          }
        }
      }),
      { numRuns: isLong ? 10 : 3 },
    )
  })

  test('after the page has moved to which an article links', () => {
    const article = path.join(folder, 'article-link')
    for (const record of filesBelow(article)) putFrom(record, [article])
    put('locales/en.json', readFileSync(path.join(pages, 'locales/en.json'), 'utf8').replace('/helb', '/help'))
    expect(cached()).toEqual(uncached())
    const section = JSON.parse(readFileSync(path.join(pages, 'sections/help.json'), 'utf8'))
    put('sections/help.json', { ...section, path: '/support' })
    expect(cached()).toEqual(uncached())
    expect(cached().diagnostics.map(({ code }) => code)).toContain('article-link')
  })
})

describe('a registry that stays open', () => {
  const landing = (name: string) => path.join(pages, 'landings', `${name}.json`)

  test('reads only the changed files, and finds the same as a check of everything', () => {
    put('landings/one.json', { slug: 'one', extends: 'base' })
    let open = openRegistry([pages], 'locales', cache())
    const read = readBy(() => {
      put('landings/one.json', { slug: 'one', extends: 'bace' })
      open = open.recheck([landing('one')])
    })
    expect(open.check).toEqual(uncached())
    expect(open.check.diagnostics).toMatchObject([{ code: 'unknown-parent' }])
    expect(read).not.toContain('landings/home.json')
    put('landings/one.json', { slug: 'one', extends: 'base' })
    open = open.recheck([landing('one')])
    expect(open.check).toEqual({ diagnostics: [], landings: uncached().landings })
  })

  test('reads everything when a file is added, deleted or not a landing', () => {
    let open = openRegistry([pages], 'locales', cache())
    put('landings/one.json', { slug: 'one', extends: 'nobody' })
    open = open.recheck([landing('one')])
    expect(open.check).toEqual(uncached())
    rmSync(landing('one'))
    open = open.recheck([landing('one')])
    expect(open.check).toEqual(uncached())
    put('themes/night.json', '{}')
    expect(open.recheck([path.join(pages, 'themes/night.json')]).check).toEqual(uncached())
  })
})

describe('the cache', () => {
  test('saves reading unchanged files', () => {
    put('landings/one.json', { slug: 'one', extends: 'aviator-1' })
    put('landings/two.json', { slug: 'two', extends: 'base' })
    cached()
    expect(readBy(cached)).toEqual([])
    put('landings/one.json', { slug: 'one', extends: 'aviator-1', tags: ['new'] })
    for (const check of [cached, begun, () => only(['landings/one.json'])])
      expect(readBy(check).sort()).toEqual(['landings/aviator-1.json', 'landings/one.json'])
  })

  test('does not hide what has become of another record', () => {
    put('landings/one.json', { slug: 'one', extends: 'base', theme: 'night' })
    cached()
    put('themes/night.json', '{ broken')
    expect(readBy(() => only(['landings/one.json']))).toContain('themes/night.json')
    // Only a check of all records tells what is wrong.
    expect(only(['landings/one.json'])).toBeUndefined()
    expect(cached().diagnostics).toMatchObject([{ file: `${pages}/themes/night.json` }])
  })

  test('is ignored when a shared record changes', () => {
    cached()
    put(
      'themes/night.json',
      readFileSync(path.join(pages, 'themes/night.json'), 'utf8').replace('"Night"', '"Evening"'),
    )
    expect(readBy(cached)).toContain('landings/home.json')
  })

  test('does not trust a file that was written a moment ago', () => {
    cached()
    writeFileSync(path.join(pages, 'landings/aviator-1.json'), '{ "slug": "aviator-1", "extends": "base" }')
    expect(readBy(cached)).toContain('landings/aviator-1.json')
    expect(readBy(cached)).toContain('landings/aviator-1.json')
  })

  test.each(['', '{', '{"key":"program"}', '[]', 'null'])('is ignored when damaged to %j', (text) => {
    put('landings/one.json', { slug: 'one', extends: 'base' })
    for (const kind of ['', '.clean', '.shared']) {
      cached()
      writeFileSync(cache().file + kind, text)
      put('landings/one.json', { slug: 'one', extends: 'base', tags: [`damaged${kind.length}`] })
      expect(cached()).toEqual(uncached())
    }
  })

  test('of another version of the program is ignored', () => {
    cached()
    expect(readBy(() => openRegistry([pages], 'locales', { ...cache(), key: 'another' }).check)).toContain(
      'landings/home.json',
    )
  })

  test('may fail to be written', () => {
    writeFileSync(path.join(root, 'cache'), 'a file where the folder should be')
    expect(cached()).toEqual(uncached())
  })
})

test('what a compiler that stays compiles to the same as before is the same object, also of collections', () => {
  const read = createSourceReader(() => listRegistry([pages], 'locales'))
  const compiler = createCompiler()
  const tag = (record: string, name: string) => {
    const value = JSON.parse(readFileSync(path.join(pages, record), 'utf8'))
    put(record, JSON.stringify({ ...value, tags: [name] }))
  }
  const landings = () => compiler.compile(read().sources).manifest?.landings ?? []
  const [first, changed] = ['landings/home.json', 'landings/aviator-1.json'] as const
  const before = landings()
  tag(first, 'first')
  const between = landings()
  tag(changed, 'second')
  const others = (all: typeof before, former: typeof before) => all.filter((one) => !former.includes(one))
  expect(before.some(({ kind }) => kind === 'match')).toBe(true)
  expect(others(between, before).map(({ source }) => source)).toEqual([first])
  expect(others(landings(), between).map(({ source }) => source)).toEqual([changed])
})
