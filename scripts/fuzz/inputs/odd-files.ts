import fc from 'fast-check'
import { type RecordKind, recordFolders, recordKindNames, recordKinds } from '../../../src/contract/index.ts'
import { loadRegistry } from '../../../src/registry/files/load-registry.ts'
import type { Source } from '../../../src/registry/index.ts'
import { nasty, nastyTexts, rawValues } from './nasty.ts'
import { changeAt, type Json, placesOf } from './places.ts'
import { valuesOf } from './schema-values.ts'

/** All kinds of records, with their schemas. */
export const recordSchemas = recordKindNames.map((kind) => [kind, `records/${kind}.schema.json`] as const)

/** The smallest site that compiles. */
const site = loadRegistry(['tests/records/base', 'tests/records/valid/collection'], 'locales')
const files = site.map((source) => ({ ...source, text: 'text' in source ? source.text : '' }))
const values = files.map(({ record, text }) => ({ record, value: JSON.parse(text) as Json }))

/** A file that replaces one of the site, or is added to it. */
export type OddFile = { readonly record: string; readonly text: string }

/** The site with this file replaced or added. */
export const siteWith = ({ record, text }: OddFile): readonly Source[] => [
  ...site.filter((source) => source.record !== record),
  { file: record, record, text },
]

const accepted = fc.constantFrom(...recordSchemas).chain(([kind, schema]) =>
  valuesOf(schema).map((value) => ({
    record: fileOf(kind, value as Record<string, unknown>),
    text: JSON.stringify(value, null, 2),
  })),
)

function fileOf(kind: RecordKind, value: Readonly<Record<string, unknown>>): string {
  const { file, key, folders } = recordKinds[kind]
  if (file) return file
  if (!key) return 'locales/en.json'
  const ofKind = Object.keys(folders)
  const folder = value['kind'] === 'template' ? ofKind.at(-1) : ofKind[0]
  return `${folder}/${value[key] || 'home'}.json`
}

const donated = fc.constantFrom(...recordSchemas).chain(([, schema]) => valuesOf(schema))

/** One value of a record replaced or deleted. */
const changed = fc
  .constantFrom(...values.flatMap(({ record, value }) => placesOf(value).map((place) => ({ record, value, place }))))
  .chain(({ record, value, place }) =>
    fc
      .oneof(fc.constant(undefined), nasty, fc.jsonValue(), donated)
      .map((given) => ({ record, text: JSON.stringify(changeAt(value, place, () => given as Json) ?? null) })),
  )

/** Text inserted at a random position. */
const garbled = fc
  .tuple(
    fc.constantFrom(...files),
    fc.nat(),
    fc.nat(200),
    fc.oneof(fc.constantFrom(...rawValues, ...nastyTexts), fc.string({ unit: 'binary' })),
  )
  .map(([{ record, text }, at, length, inserted]) => {
    const from = at % (text.length + 1)
    return { record, text: text.slice(0, from) + inserted + text.slice(from + length) }
  })

/** A file in the wrong place or with a wrong name. */
const misplaced = fc
  .tuple(
    fc.constantFrom(...recordFolders.map(({ folder }) => folder), '', '..', '__proto__', 'constructor'),
    fc.oneof(fc.constantFrom(...nastyTexts), fc.string()),
  )
  .map(([folder, name]) => ({ record: `${folder}/${name.slice(0, 300)}.json`, text: files[0]?.text ?? '' }))

/** A record file: valid, nearly valid, or broken. */
export const oddRecords: fc.Arbitrary<OddFile> = fc.oneof(
  { weight: 3, arbitrary: accepted },
  { weight: 4, arbitrary: changed },
  { weight: 2, arbitrary: garbled },
  { weight: 1, arbitrary: misplaced },
)

const words = [
  'Hello',
  ' ',
  '{',
  '}',
  '{brand}',
  '{age}',
  "'",
  "''",
  '#',
  '<b>',
  '</b>',
  ',',
  'one {',
  'other {',
  '=1 {',
]
const forms = ['{n, plural, ', '{n, select, ', '{n, selectordinal, ', '{d, date, short}', 'offset:1 ']
const skeletons = ['currency/USD', 'currency/X', 'percent scale/100', '.00', '.0#', 'nothing', 'unit/meter', 'K', '']
const numbers = fc.constantFrom(...skeletons).map((skeleton) => `{n, number, ::${skeleton}}`)
const dates = fc.constantFrom('yyyyMMdd', 'jjmm', 'Q', 'e', 'YYYY').map((skeleton) => `{d, date, ::${skeleton}}`)
const pieces = fc.oneof(
  fc.constantFrom(...words, ...forms),
  fc.constantFrom(...nastyTexts),
  fc.string(),
  numbers,
  dates,
)

const deep = fc.nat(20_000).map((depth) => '{n, select, other {'.repeat(depth) + '}}'.repeat(depth))

/** ICU messages, most of them broken. */
const messageTexts: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: fc.tuple(pieces, fc.nat(3000)).map(([piece, times]) => piece.slice(0, 200).repeat(times)) },
)

/** The texts of a language, one of them unusual. */
export const oddTexts: fc.Arbitrary<OddFile> = fc
  .tuple(fc.constantFrom(...values.filter(({ record }) => record.startsWith('locales/'))), fc.nat(), messageTexts)
  .map(([{ record, value }, which, text]) => {
    // No page shows the last one, so it may use any value.
    const names = [...Object.keys(value as object), 'odd.text']
    return { record, text: JSON.stringify({ ...(value as object), [names[which % names.length] as string]: text }) }
  })
