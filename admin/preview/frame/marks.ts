import type { Page } from '../../../src/landing/page/page.ts'
import type { Text } from '../../../src/ui/format-text.ts'

// Invisible characters that affect no letters beside them: with these each text carries its number to where it is shown.
const start = '\u2064'
const digits = ['\u2061', '\u2062', '\u2063'] as const
const pattern = /\u2064[\u2061-\u2063]+/g

const literal = 0

export function writeMark(number: number): string {
  const ternary = [...number.toString(digits.length)]
  return start + ternary.map((digit) => digits[Number(digit)]).join('')
}

/** The numbers of the texts in these words. */
export function readMarks(words: string): number[] {
  return [...words.matchAll(pattern)].map(([mark]) => {
    const ternary = [...mark.slice(1)].map((sign) => digits.indexOf(sign as (typeof digits)[number]))
    return Number.parseInt(ternary.join(''), digits.length)
  })
}

/** The page with each text marked by its number: the index of its id. */
export function markTexts(page: Page): Page {
  const texts = Object.entries(page.texts).map(([id, text], number) => [id, withMark(text, writeMark(number))])
  return { ...page, texts: Object.fromEntries(texts) }
}

function withMark(text: Text, mark: string): Text {
  return typeof text === 'string' ? text + mark : [...text, { type: literal, value: mark }]
}
