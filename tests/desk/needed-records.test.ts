import { expect, test } from 'vitest'
import { neededRecords, textsAmong } from '../../src/desk/records/needed-records.ts'
import { loadRegistry } from '../../src/registry/files/load-registry.ts'
import { messagesOf, withoutInternals } from '../../src/registry/index.ts'
import { openLandingCompiler } from '../../src/registry/one-landing.ts'
import { noSkippedLandings } from '../../src/registry/skipped-landings.ts'
import { recordsOf } from '../../src/rules/landing/records.ts'
import { carriedTexts, writtenTexts } from '../../src/rules/landing/texts.ts'

const sources = loadRegistry(['pages.config'], 'locales').map((source) => ({ ...source, file: source.record }))
const everything = openLandingCompiler(sources)
const messages = messagesOf(sources)['en'] ?? {}
const landings = sources.flatMap((source) =>
  source.record.startsWith('landings/') && 'text' in source ? [source] : [],
)

/** A landing compiled from what it needs alone. */
function compileAlone(landing: (typeof landings)[number]) {
  const parent = JSON.parse(landing.text).extends
  const ancestors = landings.filter(({ record }) => record === `landings/${parent}.json`)
  const { records, slugs } = neededRecords(sources, [landing, ...ancestors])
  const compiler = openLandingCompiler(
    [...records, ...ancestors].map((one) => ({ ...one, file: one.record })),
    { ...noSkippedLandings, slugs: new Set(slugs) },
  )
  return { records, shared: compiler?.shared, compiled: compiler?.compileOne(landing).compiled }
}

test('every shipped landing compiles from what it needs alone as from everything', () => {
  expect(landings.length).toBeGreaterThan(100)
  for (const landing of landings) {
    const { compiled } = compileAlone(landing)
    const whole = everything?.compileOne(landing).compiled
    expect(compiled && whole && withoutInternals(compiled)).toBe(withoutInternals(whole))
  }
})

test('what a landing needs has all texts that its page shows, and few records', () => {
  for (const landing of landings.filter((_, index) => index % 20 === 0)) {
    const { records, shared, compiled } = compileAlone(landing)
    if (!shared || !compiled) throw new Error(`${landing.record} does not compile.`)
    const all = recordsOf(shared)
    const shown = [...carriedTexts(all, compiled).named, ...writtenTexts(all, compiled)]
    const texts = JSON.parse(records.find(({ record }) => record === 'locales/en.json')?.text ?? '{}')
    expect(shown.filter((name) => name in messages && !(name in texts))).toEqual([])
    expect(records.length).toBeLessThan(60)
    expect(JSON.stringify(records)).not.toMatch(/"(notes|tags)\\":|"publishing\\":/)
  }
})

test('texts of others are left out', () => {
  const text = '{"a.b":"1","c.d":"2","ui.page.x":"3"}'
  expect(JSON.parse(textsAmong(text, ['a.b', 'unknown']))).toEqual({ 'a.b': '1', 'ui.page.x': '3' })
})
