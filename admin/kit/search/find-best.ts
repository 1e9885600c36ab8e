/** How well a text matches the typed words: the lower the better, undefined for no match. */
function rank(text: string, words: readonly string[]): number | undefined {
  const lower = text.toLowerCase()
  let sum = lower.length / 1000
  for (const word of words) {
    const at = lower.indexOf(word)
    if (at < 0) return undefined
    sum += at === 0 ? 0 : /[\s/-]/.test(lower[at - 1] ?? '') ? 1 : 2
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
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return items.slice(0, limit)
  const found = items.flatMap((item) => {
    const value = rank(textOf(item), words)
    return value === undefined ? [] : [{ item, value }]
  })
  return found
    .sort((one, other) => one.value - other.value)
    .slice(0, limit)
    .map(({ item }) => item)
}
