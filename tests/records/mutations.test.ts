import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeAt, type Json, placesOf } from '../../scripts/fuzz/inputs/places.ts'
import { diagnosticCatalogue } from '../../src/contract/index.ts'
import { compile } from '../../src/registry/index.ts'
import { compiledLanding, loadOver, withLanding } from './registry.ts'

const landing: Json = {
  slug: 'offer',
  extends: 'base',
  param: { name: 'id', required: false, values: ['en', 'hi'] },
  blocks: [
    { id: 'hero', type: 'hero', headline: 'hero.headline', layout: 'poster', highlight: 'percent' },
    { id: 'footer', type: 'footer', conditions: true, languages: false },
  ],
  addedBlocks: [{ id: 'second', type: 'hero', headline: 'hero.headline', layout: 'split', highlight: 'none' }],
  blockPlaces: [{ id: 'second', after: 'hero' }, { id: 'hero' }],
  dialog: { name: 'Register', width: 430, blockChanges: { title: null } },
  bonus: { preset: 'welcome', currency: 'INR' },
  schedule: { until: '2027-05-31T23:59:59+05:30', fallback: 'aviator-1' },
  tags: ['crash', 'india'],
}

const foreign = fc.oneof(
  fc.jsonValue() as fc.Arbitrary<Json>,
  fc.constantFrom<Json>('__proto__', '../..', '', -1, 'hi', 'base'),
)

const mutation = fc.constantFrom(...placesOf(landing)).chain((place) =>
  fc.oneof(
    fc.constant(changeAt(landing, place, () => undefined)),
    foreign.map((value) => changeAt(landing, place, () => value)),
    fc
      .tuple(fc.string(), foreign)
      .map(([name, value]) =>
        changeAt(landing, place, (old) =>
          typeof old === 'object' && old !== null ? ({ ...old, [name]: value } as Json) : value,
        ),
      ),
  ),
)

describe('any change to a valid record either compiles or is reported', () => {
  test('with a known code, at a position in a file', () => {
    fc.assert(
      fc.property(mutation, (mutated) => {
        const { manifest, diagnostics } = compile(withLanding(mutated ?? 'null'))
        const errors = diagnostics.filter(({ code }) => diagnosticCatalogue[code].severity === 'error')
        expect(manifest === undefined).toBe(errors.length > 0)
        for (const { line, column, message } of diagnostics) {
          expect(line).toBeGreaterThan(0)
          expect(column).toBeGreaterThan(0)
          expect(message).not.toMatch(/undefined|\[object/)
        }
      }),
      { numRuns: 400 },
    )
  })

  test.each([{ toString: 0 }, 'constructor', '__proto__', null])('also a block of the type %j', (type) => {
    const blocks = [{ id: 'hero', type: type as Json }]
    const { manifest, diagnostics } = compile(withLanding({ slug: 'offer', extends: 'base', blocks }))
    expect(manifest).toBeUndefined()
    expect(diagnostics[0]?.pointer).toMatch(/^\/blocks\/0/)
  })

  test('in any record of the site', () => {
    const sources = loadOver('tests/records/valid/collection')
    const values = sources.map((source) => ('text' in source ? (JSON.parse(source.text) as Json) : null))
    const places = values.flatMap((value, index) => placesOf(value).map((place) => ({ index, place })))
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.option(foreign, { nil: undefined }), ({ index, place }, value) => {
        const mutated = changeAt(values[index] ?? null, place, () => value) ?? null
        const changed = sources.map((source, other) => {
          return other === index ? { ...source, text: JSON.stringify(mutated) } : source
        })
        const { manifest, diagnostics } = compile(changed)
        expect(manifest !== undefined || diagnostics.length > 0).toBe(true)
        for (const { message } of diagnostics) expect(message).not.toMatch(/undefined|\[object/)
      }),
      { numRuns: 400 },
    )
  })

  test('even when the text itself is cut or garbled', () => {
    const text = JSON.stringify(landing, null, 2)
    const garbled = fc
      .tuple(fc.nat(text.length), fc.nat(text.length), fc.string())
      .map(([from, length, inserted]) => text.slice(0, from) + inserted + text.slice(from + length))
    fc.assert(
      fc.property(garbled, (mutated) => {
        const { manifest, diagnostics } = compile(withLanding(mutated ?? 'null'))
        expect(manifest !== undefined || diagnostics.length > 0).toBe(true)
      }),
      { numRuns: 400 },
    )
  })
})

describe('compiling is stable', () => {
  test('the order of files and of properties makes no difference', () => {
    const sources = loadOver()
    const first = JSON.stringify(compile(sources).manifest)
    expect(JSON.stringify(compile([...sources].reverse()).manifest)).toBe(first)
  })

  test('a compiled landing, written as a record, compiles to itself', () => {
    const { path, source, locales, kind, ...stated } = compiledLanding(withLanding(landing), 'offer')
    const { kind: _, blocks: __, counterpart: ___, ...appearance } = stated.dialog
    const { percent: ____, amount: _____, ...bonus } = stated.bonus
    const whole = { ...stated, dialog: { ...appearance, blockChanges: { title: null } }, bonus }
    expect(compiledLanding(withLanding(whole), 'offer')).toEqual({ ...stated, path, source, locales, kind })
  })

  test('serialising the manifest loses nothing', () => {
    const manifest = compile(loadOver()).manifest
    expect(JSON.parse(JSON.stringify(manifest))).toEqual(manifest)
  })

  test('line ends and indentation make no difference', () => {
    const text = readFileSync('tests/records/base/landings/aviator-1.json', 'utf8').replace('"aviator-1"', '"offer"')
    const variants = [text, text.replaceAll('\n', '\r\n'), JSON.stringify(JSON.parse(text))]
    const compiled = variants.map((variant) => compiledLanding(withLanding(variant), 'offer'))
    expect(compiled[1]).toEqual(compiled[0])
    expect(compiled[2]).toEqual(compiled[0])
  })
})
