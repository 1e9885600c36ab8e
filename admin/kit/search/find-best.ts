import { placeOfWord, searchable, wordsOf } from './words.ts'

/** How well a searchable text matches the typed words: the lower the better, undefined for no match. */
function rank(text: string, words: readonly string[]): number | undefined {
  let sum = text.length / 1000
  for (const word of words) {
    const at = placeOfWord(text, word)
    if (at < 0) return undefined
    sum += at === 0 ? 0 : /[\s/-]/.test(text[at - 1] ?? '') ? 1 : 2
  }
  return sum
}

/** The best matches first, at most `limit` of them. */
export function findBest<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => string,
  limit: number,
): Item[] {
  const words = wordsOf(typed)
  if (words.length === 0) return items.slice(0, limit)
  const found = items.flatMap((item) => {
    const value = rank(searchable(textOf(item)), words)
    return value === undefined ? [] : [{ item, value }]
  })
  return found
    .sort((one, other) => one.value - other.value)
    .slice(0, limit)
    .map(({ item }) => item)
}
