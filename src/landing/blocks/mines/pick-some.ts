/** A random sample. Call it only after a click: prerendered markup must be deterministic. */
export function pickSome<Item>(items: readonly Item[], count: number): readonly Item[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .sort((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ item }) => item)
}
