import { isSameButWords, type Range, wordRanges } from '../../../../src/registry/texts/structure.ts'
import type { Row } from '../../../model/texts/rows.ts'

export type Search = {
  readonly find: string
  readonly replace: string
  readonly isCaseKept: boolean
  readonly isWholeWords: boolean
}

/** One place in a text in a language. */
export type Hit = Range & {
  readonly id: string
  readonly locale: string
  /** The whole text. */
  readonly words: string
  /** What stands in its place. */
  readonly replacement: string
  /** Why it is not replaced. */
  readonly refusal?: string
}

type Where = { readonly locales: readonly string[]; readonly isIn: (id: string) => boolean }

/** Every place of these words in the texts, also where they are a part of a {value} and stay. */
export function findHits(rows: readonly Row[], search: Search, { locales, isIn }: Where): Hit[] {
  if (search.find === '') return []
  const pattern = patternOf(search)
  return rows.filter(({ id }) => isIn(id)).flatMap((row) => locales.flatMap((locale) => hitsIn(row, locale)))

  function hitsIn({ id, words: all }: Row, locale: string): Hit[] {
    const words = all[locale]
    if (words === undefined) return []
    return Array.from(words.matchAll(pattern), ({ index, 0: found }): Hit => {
      const hit = { id, locale, words, from: index, to: index + found.length, replacement: search.replace }
      const refusal = refusalOf(hit)
      return { ...hit, ...(refusal && { refusal }) }
    })
  }
}

/** Letters, digits and marks of any script make words. */
const letter = '[\\p{L}\\p{M}\\p{N}_]'

function patternOf({ find, isCaseKept, isWholeWords }: Search): RegExp {
  const plain = find.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const whole = isWholeWords ? `(?<!${letter})${plain}(?!${letter})` : plain
  return new RegExp(whole, isCaseKept ? 'gu' : 'giu')
}

function refusalOf(hit: Hit): string | undefined {
  const ranges = wordRanges(hit.words)
  if (!ranges) return 'This text has a syntax error. Correct it first.'
  if (!ranges.some(({ from, to }) => from <= hit.from && hit.to <= to))
    return `“${hit.words.slice(hit.from, hit.to)}” is a part of a {value} or a plural here, which stays as it is.`
  return isSameButWords(hit.words, withHits([hit]))
    ? undefined
    : `“${hit.replacement}” would change a {value} or a plural here.`
}

/** A text with all of these hits in it replaced. */
export function withHits(hits: readonly Hit[]): string {
  const last = hits.toSorted((one, other) => other.from - one.from)
  return last.reduce(
    (text, { from, to, replacement }) => text.slice(0, from) + replacement + text.slice(to),
    hits[0]?.words ?? '',
  )
}

export const keyOfHit = ({ id, locale, from }: Hit): string => `${locale} ${id} ${from}`
