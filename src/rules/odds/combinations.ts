/** A bet with more combinations is not accepted. */
export const mostCombinations = 1000

/** How many combinations of `size` there are among `count` legs. */
export function countCombinations(count: number, size: number): number {
  if (size > count) return 0
  let combinations = 1
  for (let chosen = 1; chosen <= size; chosen++) combinations = (combinations * (count - size + chosen)) / chosen
  return combinations
}

/** Each choice of `size` items, in their order. */
export function* combinationsOf<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  if (size === 0) yield []
  for (let first = 0; size > 0 && first <= items.length - size; first++) {
    for (const others of combinationsOf(items.slice(first + 1), size - 1))
      yield [...items.slice(first, first + 1), ...others]
  }
}
