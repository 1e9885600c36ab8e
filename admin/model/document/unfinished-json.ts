import type { Content } from '../record/content.ts'

/** JSON text that cannot be read yet, and the content that it was begun with. */
export type UnfinishedJson = { readonly text: string; readonly base: Content }

const keyOf = (record: string) => `unfinished JSON of ${record}`

export function keptJson(storage: Pick<Storage, 'getItem'>, record: string): UnfinishedJson | undefined {
  const kept = storage.getItem(keyOf(record))
  return kept === null ? undefined : (JSON.parse(kept) as UnfinishedJson)
}

/** Keeps the text across reloads; undefined forgets it. */
export function keepJson(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  record: string,
  unfinished: UnfinishedJson | undefined,
): void {
  try {
    if (unfinished) storage.setItem(keyOf(record), JSON.stringify(unfinished))
    else storage.removeItem(keyOf(record))
  } catch {
    // With full storage the text is lost at a reload only, and leaving the page asks first.
  }
}
