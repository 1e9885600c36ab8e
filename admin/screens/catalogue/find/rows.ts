import { type Landing, nameOf } from '../../../model/landings/landing.ts'

/** A landing with all that it can be found by, in small letters: made once, searched at each key. */
export type Row = { readonly landing: Landing; readonly text: string }

export function prepareRows(landings: readonly Landing[]): Row[] {
  return landings.map((landing) => ({ landing, text: textOf(landing).toLowerCase() }))
}

function textOf(landing: Landing): string {
  const { extends: parent, theme, market, dialog, section, tags, state, changedBy } = landing
  return [nameOf(landing), parent, theme, market, dialog, section, ...tags, state, changedBy].join('\n')
}

export const wordsOf = (typed: string): string[] => typed.toLowerCase().split(/\s+/).filter(Boolean)

/** Every word stands somewhere. */
export function hasWords({ text }: { readonly text: string }, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}
