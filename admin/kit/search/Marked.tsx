import { markParts } from './mark-parts.ts'

/** A text with the words of a search highlighted. */
export function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  return markParts(text, words).map((part) => (part.isMarked ? <mark key={part.at}>{part.text}</mark> : part.text))
}
