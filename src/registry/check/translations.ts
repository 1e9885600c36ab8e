import { fileName } from '../../contract/index.ts'
import { once } from '../../rules/once.ts'
import { isOwnText } from '../../rules/own-texts.ts'
import type { Finding } from '../finding.ts'
import { joinPointer } from '../json/pointer.ts'
import { type KnownClean, unlessClean } from '../known-clean.ts'
import { didYouMean } from '../report/did-you-mean.ts'
import type { CheckedRecord } from './check-source.ts'
import type { CheckedSources } from './check-sources.ts'
import { type ParsedText, parseText, type Signature } from './text-signature.ts'

type TextFile = CheckedRecord<'messages'>

/** Checks that every text exists in every language, in ICU format and with the same {values}; those of a single record may be in English only. */
export function checkTranslations(
  { records, isBroken }: CheckedSources,
  { file: siteFile, value: site }: CheckedRecord<'site'>,
  clean: KnownClean,
): Finding[] {
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
  return findings
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
  parsed: ParsedText,
  signatures: ReadonlyMap<string, Signature>,
): Finding[] {
  const expected = signatures.get(id)
  if (!expected) return [surplus(file, id, [...signatures.keys()])]
  if ('error' in parsed) return [malformed(file, id, parsed.error)]
  return describe(parsed.signature) === describe(expected) ? [] : [different(file, id, parsed.signature, expected)]
}

/** The texts of a file, each parsed once. */
const parsedTexts = once(({ value }: TextFile): [string, ParsedText][] =>
  Object.entries(value).flatMap(([id, text]): [string, ParsedText][] =>
    id === '$schema' ? [] : [[id, parseText(text as string)]],
  ),
)

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
