import type { TextPart } from '../../../../src/rules/names-in-braces.ts'
import { parseText } from '../../../model/texts/parse-text.ts'

/** The length of a text as displayed: the longest plural form counts, combining marks do not. */
export function lengthOf(text: string): number {
  if (!/\{[^}]*,/.test(text)) return letters(text)
  try {
    return lengthOfParts(parseText(text))
  } catch {
    return letters(text)
  }
}

const letters = (text: string) => text.replace(/\p{M}/gu, '').length

function lengthOfParts(parts: readonly TextPart[]): number {
  return parts.reduce((sum, part) => sum + lengthOfPart(part), 0)
}

function lengthOfPart({ value = '', options }: TextPart): number {
  if (options) return Math.max(...Object.values(options).map((branch) => lengthOfParts(branch.value)))
  return letters(value)
}
