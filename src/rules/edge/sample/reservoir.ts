/** Keeps so many of any number of items, each with the same chance. */
export type Reservoir<Item> = {
  /** The item is only made if it is kept; undefined is none. */
  readonly offer: (make: () => Item | undefined) => void
  /** What was kept; the reservoir is empty then. */
  readonly take: () => readonly Item[]
}

export function createReservoir<Item>(size: number, random: () => number): Reservoir<Item> {
  let kept: Item[] = []
  let seen = 0
  return {
    offer(make) {
      seen++
      const place = kept.length < size ? kept.length : Math.floor(random() * seen)
      if (place >= size) return
      const item = make()
      if (item !== undefined) kept[place] = item
    },
    take() {
      const taken = kept
      kept = []
      seen = 0
      return taken
    },
  }
}
