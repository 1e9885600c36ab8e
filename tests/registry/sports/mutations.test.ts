import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeAt, type Json, placesOf } from '../../../scripts/fuzz/inputs/places.ts'
import { diagnosticCatalogue } from '../../../src/contract/index.ts'
import { compile } from '../../../src/registry/index.ts'
import { loadOver } from '../../records/registry.ts'

const sources = loadOver('tests/records/valid/sportsbook', 'tests/records/valid/collection')
const ofTheSportsbook = sources.flatMap((source) =>
  'text' in source && source.file.includes('/sportsbook/') ? [source] : [],
)

const foreign = fc.oneof(
  fc.jsonValue() as fc.Arbitrary<Json>,
  fc.integer({ min: -1, max: 60 }),
  fc.constantFrom<Json>('__proto__', '', 'match', 'over', 'set', 'goals', 'corners', 'football', 'dogs', 'red'),
)

/** One record of the sportsbook with one value changed or removed. */
const mutations = fc.constantFrom(...ofTheSportsbook).chain((source) => {
  const value = JSON.parse(source.text) as Json
  return fc
    .tuple(fc.constantFrom(...placesOf(value)), fc.option(foreign))
    .map(([place, other]) => changeAt(value, place, () => other ?? undefined) ?? null)
    .map((changed) => ({ ...source, text: JSON.stringify(changed) }))
})

test('any change to a record of the sportsbook either compiles or is reported, at a position in a file', () => {
  fc.assert(
    fc.property(mutations, (changed) => {
      const all = sources.map((source) => (source.file === changed.file ? changed : source))
      const { manifest, diagnostics } = compile(all)
      const errors = diagnostics.filter(({ code }) => diagnosticCatalogue[code].severity === 'error')
      expect(manifest === undefined).toBe(errors.length > 0)
      for (const { line, message } of diagnostics) {
        expect(line).toBeGreaterThan(0)
        expect(message).not.toMatch(/undefined|NaN|\[object/)
      }
    }),
    { numRuns: 300 },
  )
})
