import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { RecordText } from '../../src/contract/index.ts'
import { createRegistryState, type RegistryState } from '../../src/desk/records/registry-state.ts'
import { loadRegistry } from '../../src/registry/files/load-registry.ts'
import { compile } from '../../src/registry/index.ts'
import { textOf } from './test-desk.ts'

let pages = ''
let state: RegistryState
beforeEach(() => {
  pages = path.join(mkdtempSync(path.join(tmpdir(), 'registry-')), 'pages')
  cpSync('tests/records/base', pages, { recursive: true })
  state = createRegistryState(pages, 'locales')
})
afterEach(() => rmSync(path.dirname(pages), { recursive: true, force: true }))

function write(record: string, value: object): void {
  const file = path.join(pages, record)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, textOf(value))
}

const landing = (slug: string, more: object = {}): RecordText => ({
  record: `landings/${slug}.json`,
  text: textOf({ slug, extends: 'base', ...more }),
})

/** The compiler's diagnostics for a folder that contains these records. */
function compiledWith(overlay: readonly RecordText[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'registry-whole-'))
  cpSync(pages, folder, { recursive: true })
  for (const { record, text } of overlay) {
    mkdirSync(path.dirname(path.join(folder, record)), { recursive: true })
    writeFileSync(path.join(folder, record), text)
  }
  const { diagnostics } = compile(loadRegistry([folder], 'locales'))
  rmSync(folder, { recursive: true })
  return diagnostics.map(({ file, pointer, code }) => `${path.relative(folder, path.resolve(file))} ${pointer} ${code}`)
}

const checked = (overlay: readonly RecordText[]) =>
  state.check(overlay).map(({ file, pointer, code }) => `${file} ${pointer} ${code}`)

const overlays: readonly [string, readonly RecordText[]][] = [
  ['nothing', []],
  ['a valid landing', [landing('new-one')]],
  ['an unknown theme', [landing('aviator-1', { theme: 'nowhere' })]],
  ['a page below a missing landing', [landing('cup/terms')]],
  ['a page below a landing that is added with it', [landing('cup/terms'), landing('cup')]],
  ['two that extend each other', [landing('one', { extends: 'two' }), landing('two', { extends: 'one' })]],
  ['a template', [{ record: 'templates/base.json', text: textOf({ slug: 'base', kind: 'template' }) }]],
  ['half of a record', [{ record: 'landings/aviator-1.json', text: '{"slug":' }]],
  ['a text that nothing uses', [{ record: 'locales/en.json', text: '{}' }]],
]

describe('drafts applied to published records', () => {
  test.each(overlays)('%s: same diagnostics as for the files themselves, also the second time', (_, overlay) => {
    expect(checked(overlay)).toEqual(compiledWith(overlay))
    expect(checked(overlay)).toEqual(compiledWith(overlay))
  })

  test.each(overlays)('%s: same diagnostics after landings have changed on disk', (_, overlay) => {
    checked([])
    write('landings/second.json', { slug: 'second', extends: 'aviator-1' })
    write('landings/aviator-1.json', { slug: 'aviator-1', extends: 'base', tags: ['by-hand'] })
    expect(checked(overlay)).toEqual(compiledWith(overlay))
    rmSync(path.join(pages, 'landings/second.json'))
    expect(checked(overlay)).toEqual(compiledWith(overlay))
  })
})

const texts = (language: string, more: Record<string, string>): RecordText => {
  const record = `locales/${language}.json`
  return { record, text: textOf({ ...JSON.parse(readFileSync(path.join(pages, record), 'utf8')), ...more }) }
}

describe('the pages that publishing would change', () => {
  const title = () => texts('hi', { 'page.title': '{brand} में {game}' })

  test('a text: those that show it, in its language', () => {
    write('landings/aviator-1.json', { slug: 'aviator-1', extends: 'base', title: 'dialog.title' })
    expect(state.assess([title()])).toMatchObject({ landings: [''], languages: 1, pages: 1, errors: [] })
  })

  test('a text used within others: those of all texts that use it as a value', () => {
    const game = texts('hi', { 'game.aviator': 'विमान' })
    expect(state.assess([game])).toMatchObject({ landings: ['', 'aviator-1'], languages: 1, pages: 5 })
  })

  test('a text that no page shows, and texts that differ only in format: none', () => {
    const form = { record: 'locales/hi.json', text: JSON.stringify(JSON.parse(texts('hi', {}).text)) }
    for (const draft of [texts('hi', { 'section.home': 'घर' }), form])
      expect(state.assess([draft])).toMatchObject({ landings: [], languages: 0, pages: 0, errors: [] })
  })

  test('a landing counts in all of its languages, even if a text of only one changes with it', () => {
    const moved = landing('aviator-1', { tags: ['moved'] })
    expect(state.assess([moved, title()])).toMatchObject({ landings: ['', 'aviator-1'], languages: 2 })
  })
})

describe('texts that are found by their words', () => {
  const found = (words: string) => {
    const { texts: all, landings } = state.findTexts(words)
    return { texts: all.map(({ id, locale }) => `${id} ${locale}`), landings }
  }

  test('in any language, each text once, with the landings that show it', () => {
    write('landings/aviator-1.json', { slug: 'aviator-1', extends: 'base', title: 'dialog.title' })
    const { text } = texts('hi', { 'page.title': '{brand}: {game} में उड़ान  भरें' })
    writeFileSync(path.join(pages, 'locales/hi.json'), text)
    expect(found('उड़ान भरें')).toEqual({ texts: ['page.title hi'], landings: [''] })
    const words = JSON.parse(readFileSync(path.join(pages, 'locales/en.json'), 'utf8'))['dialog.title']
    expect(found(words.toUpperCase())).toMatchObject({ texts: ['dialog.title en'] })
    expect(found(words).landings).toContain('aviator-1')
  })

  test('nothing without words, and while records are broken', () => {
    for (const words of ['', '  ', 'no such words']) expect(found(words)).toEqual({ texts: [], landings: [] })
    write('landings/aviator-1.json', { slug: 'aviator-1', extends: 'nowhere' })
    expect(found('bonus')).toEqual({ texts: [], landings: [] })
  })
})

/** As if everything had been written long ago. */
function settle(): void {
  const longAgo = new Date(Date.now() - 60_000)
  for (const folder of [pages, ...readdirSync(pages, { recursive: true }).map((name) => path.join(pages, `${name}`))])
    utimesSync(folder, longAgo, longAgo)
}

test('who publishes a record sees another one that was put into a folder without records', () => {
  const errors = () => state.assess([landing('aviator-1', { tags: ['new'] })]).errors.map(({ code }) => code)
  mkdirSync(path.join(pages, 'games'))
  settle()
  expect(errors()).toEqual([])
  writeFileSync(path.join(pages, 'games/broken.json'), '{')
  expect(errors()).toContain('malformed-json')
})

test('who publishes a record looks at all that landings share, and at the other landings if a file was replaced', () => {
  const [changed] = [landing('aviator-1', { tags: ['new'] })]
  const other = path.join(pages, 'landings/home.json')
  const errors = () => state.assess([changed]).errors.map(({ code }) => code)
  settle()
  expect(errors()).toEqual([])
  const theme = path.join(pages, 'themes/night.json')
  const [whole, wholeTheme] = [readFileSync(other, 'utf8'), readFileSync(theme, 'utf8')]
  writeFileSync(theme, '{')
  expect(errors()).toContain('malformed-json')
  writeFileSync(theme, wholeTheme)
  writeFileSync(other, '{')
  expect(errors()).toEqual([])
  state.check([])
  expect(errors()).toContain('malformed-json')
  writeFileSync(`${other}.new`, whole)
  renameSync(`${other}.new`, other)
  expect(errors()).toEqual([])
  writeFileSync(`${other}.new`, '{')
  renameSync(`${other}.new`, other)
  expect(errors()).toContain('malformed-json')
})
