import { jsonOrText } from '../records/json-or-text.ts'

/** The texts of a language by id. */
export type Words = Readonly<Record<string, string>>

/** Texts that are set, or removed by null. */
export type WordChanges = ReadonlyMap<string, string | null>

/** The texts in the file of a language; it may hold anything else, too, which is none. */
export function wordsIn(text: string | null | undefined): Words {
  const read = jsonOrText(text || '{}')
  const entries = typeof read === 'object' && read !== null ? Object.entries(read) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** What a draft changes in the text that it is based on. */
export function changedWords(base: Words, drafted: Words): Map<string, string | null> {
  const ids = new Set([...Object.keys(base), ...Object.keys(drafted)])
  const changed = [...ids].filter((id) => base[id] !== drafted[id])
  return new Map(changed.map((id) => [id, drafted[id] ?? null]))
}

/** A language's file with these texts; the others stay, in their order. */
export function withWords(file: string | null | undefined, changes: WordChanges): string {
  const words = new Map(Object.entries(wordsIn(file)))
  for (const [id, text] of changes) {
    if (text === null) words.delete(id)
    else words.set(id, text)
  }
  return `${JSON.stringify(Object.fromEntries(words), null, 2)}\n`
}
