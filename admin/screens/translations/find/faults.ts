import { problemOfText } from '../../../model/texts/check-text.ts'
import { sourceLocale } from '../../../model/texts/language.ts'
import type { Row } from '../../../model/texts/rows.ts'
import { type FaultId, faultIds } from './fault-ids.ts'
import { lengthOf } from './length-of.ts'

type Fault = {
  readonly label: string
  readonly tone: 'bad' | 'warn'
  readonly isFound: (row: Row, locale: string) => boolean
}

/** How many times longer than English a translation may be before buttons and headings should be checked. */
const longest = 1.6

type Pair = { readonly words: string; readonly english: string }

const inWords = (has: (pair: Pair) => boolean) => (row: Row, locale: string) => {
  const words = row.words[locale]
  return words !== undefined && has({ words, english: row.words[sourceLocale] ?? '' })
}

const inTranslation = (isFound: Fault['isFound']) => (row: Row, locale: string) =>
  locale !== sourceLocale && row.words[locale] !== undefined && isFound(row, locale)

/** What may be wrong with a text in a language. */
export const faults: Readonly<Record<FaultId, Fault>> = {
  missing: { label: 'Missing', tone: 'bad', isFound: (row, locale) => row.words[locale] === undefined },
  same: {
    label: 'Same as English',
    tone: 'warn',
    isFound: inTranslation(inWords(({ words, english }) => words === english)),
  },
  stale: {
    label: 'English has changed',
    tone: 'warn',
    isFound: inTranslation(({ drafted }, locale) => drafted.has(sourceLocale) && !drafted.has(locale)),
  },
  long: {
    label: 'Too long',
    tone: 'warn',
    isFound: inTranslation(
      inWords(({ words, english }) => english !== '' && lengthOf(words) > longest * lengthOf(english)),
    ),
  },
  problem: {
    label: 'With problems',
    tone: 'bad',
    isFound: inWords(({ words, english }) => problemOfText(words, english) !== undefined),
  },
}

export const faultsIn = (row: Row, locale: string): FaultId[] =>
  faultIds.filter((id) => faults[id].isFound(row, locale))
