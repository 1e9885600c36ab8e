import { IntlMessageFormat } from 'intl-messageformat'
import { fileName } from '../../contract/index.ts'
import { once } from '../../rules/once.ts'
import { isOwnText } from '../../rules/own-texts.ts'
import type { Finding } from '../finding.ts'
import { joinPointer } from '../json/pointer.ts'
import { type KnownClean, nothingKnown, unlessClean } from '../known-clean.ts'
import { didYouMean } from '../report/did-you-mean.ts'
import type { CheckedRecord } from './check-source.ts'
import type { CheckedSources } from './check-sources.ts'

/** What records need to know of the texts of all languages. */
export type Texts = {
  readonly ids: ReadonlySet<string>
  /** The names of the {values} that a text of the default language uses. */
  readonly valuesOf: (id: string) => readonly string[]
  /** The file of the default language, to which diagnostics about a text in all languages point. */
  readonly file: string
}

type TextFile = CheckedRecord<'messages'>
type Signature = ReadonlyMap<string, string>

/** Checks that every text exists in every language, in ICU format and with the same {values}; those of a single record may be in English only. */
export function checkTexts(
  { records, isBroken }: CheckedSources,
  { file: siteFile, value: site }: CheckedRecord<'site'>,
  clean: KnownClean = nothingKnown,
): { texts: Texts; findings: Finding[] } {
  const byLocale = new Map(records.messages.map((file) => [fileName(file.record), file]))
  const findings = site.locales.flatMap(({ code }, index) =>
    byLocale.has(code) || isBroken('messages', code) ? [] : [missingFile(siteFile, index, code)],
  )
  const known = site.locales.map(({ code }) => code)
  const original = byLocale.get(site.defaultLocale)
  if (original) findings.push(...unlessClean(clean, 'original texts', original.value, () => malformedIn(original)))
  for (const [code, file] of byLocale) {
    if (!known.includes(code)) findings.push(unknownLocale(file, code, known))
    else if (original && file !== original)
      findings.push(...unlessClean(clean, 'texts', [file.value, original.value], () => comparedWith(original)(file)))
  }
  const ids = new Set(original ? idsIn(original) : [])
  return { texts: { ids, valuesOf: valuesOf(original), file: original?.file ?? '' }, findings }
}

const idsIn = ({ value }: TextFile) => Object.keys(value).filter((id) => id !== '$schema')

/** Texts are parsed when somebody asks: few are asked for where all are known to be clean. */
function valuesOf(original: TextFile | undefined): Texts['valuesOf'] {
  const known = new Map<string, readonly string[]>()
  return (id) => {
    const values = known.get(id) ?? valuesIn(String(original?.value[id] ?? '')) ?? []
    known.set(id, values)
    return values
  }
}

function malformedIn(file: TextFile): Finding[] {
  return parsedTexts(file).flatMap(([id, parsed]) => ('error' in parsed ? [malformed(file, id, parsed.error)] : []))
}

const signaturesOf = once(
  (file: TextFile): ReadonlyMap<string, Signature> =>
    new Map(parsedTexts(file).map(([id, parsed]) => [id, 'error' in parsed ? new Map() : parsed.signature])),
)

/** Processes that stay compare two files once. */
const comparedWith = once((original: TextFile) => once((file: TextFile) => compareTexts(file, original)))

function compareTexts(file: TextFile, original: TextFile): Finding[] {
  const signatures = signaturesOf(original)
  const missing = [...signatures.keys()].filter((id) => !Object.hasOwn(file.value, id) && !isOwnText(id))
  return [
    ...missing.map((id) => missingText(file, original, id)),
    ...parsedTexts(file).flatMap(([id, parsed]) => compareText(file, id, parsed, signatures)),
  ]
}

function compareText(
  file: TextFile,
  id: string,
  parsed: Parsed,
  signatures: ReadonlyMap<string, Signature>,
): Finding[] {
  const expected = signatures.get(id)
  if (!expected) return [surplus(file, id, [...signatures.keys()])]
  if ('error' in parsed) return [malformed(file, id, parsed.error)]
  return describe(parsed.signature) === describe(expected) ? [] : [different(file, id, parsed.signature, expected)]
}

/** The texts of a file, each parsed once. */
const parsedTexts = once(({ value }: TextFile): [string, Parsed][] =>
  Object.entries(value).flatMap(([id, text]): [string, Parsed][] =>
    id === '$schema' ? [] : [[id, parse(text as string)]],
  ),
)

/** The names of the {values} in a text; undefined if it is not in ICU format. */
export function valuesIn(text: string): readonly string[] | undefined {
  const parsed = parse(text)
  return 'error' in parsed ? undefined : [...parsed.signature.keys()]
}

type Elements = ReturnType<NonNullable<typeof IntlMessageFormat.__parse>>

type Parsed = { readonly signature: Signature } | { readonly error: string }

const plain: Parsed = { signature: new Map() }

function parse(text: string): Parsed {
  // Without a brace, everything is literal.
  if (!text.includes('{')) return plain
  try {
    const elements = IntlMessageFormat.__parse?.(text, { ignoreTag: true })
    const signature = new Map<string, string>()
    collectArguments(elements ?? [], signature)
    return { signature }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

/** ICU's names of the argument types, by the parser's element types. */
const argumentSorts: Readonly<Record<number, string>> = {
  1: 'value',
  2: 'number',
  3: 'date',
  4: 'time',
  5: 'select',
  6: 'plural',
}

function collectArguments(elements: Elements, signature: Map<string, string>): void {
  for (const element of elements) {
    const sort = argumentSorts[element.type]
    if (sort && 'value' in element && typeof element.value === 'string') signature.set(element.value, sort)
    requireFormat(element)
    if ('options' in element)
      for (const option of Object.values(element.options)) collectArguments(option.value, signature)
  }
}

/** Throws if a number or date has format options that no browser supports. */
function requireFormat(element: Elements[number]): void {
  if (!('style' in element) || typeof element.style !== 'object' || !element.style) return
  const { parsedOptions } = element.style
  if (argumentSorts[element.type] === 'number') new Intl.NumberFormat('en', parsedOptions)
  else new Intl.DateTimeFormat('en', parsedOptions as Intl.DateTimeFormatOptions)
}

function describe(signature: Signature): string {
  const names = [...signature].map(([name, sort]) => (sort === 'value' ? `{${name}}` : `{${name}, ${sort}}`))
  return names.sort().join(' ') || 'no {values}'
}

function missingFile(siteFile: string, index: number, code: string): Finding {
  const message = `The language "${code}" has no file locales/${code}.json.`
  return { code: 'missing-translation', file: siteFile, pointer: `/locales/${index}`, message }
}

function unknownLocale({ file }: TextFile, code: string, known: readonly string[]): Finding {
  const message = `site.json does not list the language "${code}".`
  return { code: 'unknown-locale', file, pointer: '', message, suggestion: didYouMean(code, known) }
}

function missingText({ file }: TextFile, original: TextFile, id: string): Finding {
  const suggestion = `the text to translate: ${JSON.stringify(original.value[id])}`
  return {
    code: 'missing-translation',
    file,
    pointer: joinPointer([id]),
    message: `The text "${id}" is missing.`,
    suggestion,
  }
}

function surplus({ file }: TextFile, id: string, known: readonly string[]): Finding {
  const message = `The default language has no text "${id}".`
  return {
    code: 'surplus-translation',
    file,
    pointer: joinPointer([id]),
    message,
    suggestion: didYouMean(id, known),
    atKey: true,
  }
}

function malformed({ file }: TextFile, id: string, error: string): Finding {
  const message = `"${id}" is not in ICU format: ${reasons[error] ?? error.replaceAll('_', ' ').toLowerCase()}.`
  return { code: 'malformed-message', file, pointer: joinPointer([id]), message }
}

/** The usual mistakes of people who type. */
const reasons: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a brace is not closed',
  EMPTY_ARGUMENT: 'there is no name between the braces',
}

function different({ file }: TextFile, id: string, found: Signature, expected: Signature): Finding {
  const message = `"${id}" uses ${describe(found)}, but the default language uses ${describe(expected)}.`
  return { code: 'arguments-differ', file, pointer: joinPointer([id]), message }
}
