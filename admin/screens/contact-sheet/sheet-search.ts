/** Which pictures stand beside each other, as the address says it: each a list by commas. */
export type SheetSearch = { readonly [Dimension in (typeof dimensions)[number]]?: string }

const dimensions = ['landings', 'locales', 'sizes', 'states'] as const

export type SheetLists = { readonly [Dimension in (typeof dimensions)[number]]: readonly string[] }

/** The home page has no slug: `landings=` alone is that page. */
export function listsOf(search: Readonly<Record<string, unknown>>): SheetLists {
  const listOf = (name: string) => (search[name] === undefined ? [] : [...new Set(String(search[name]).split(','))])
  const named = (name: string) => listOf(name).filter(Boolean)
  return {
    landings: listOf('landings'),
    locales: named('locales'),
    sizes: named('sizes'),
    states: named('states'),
  }
}

export function sheetSearchOf(lists: SheetLists): SheetSearch {
  const stated = dimensions.filter((dimension) => lists[dimension].length > 0)
  return Object.fromEntries(stated.map((dimension) => [dimension, lists[dimension].join(',')]))
}

/** What of a list is there to be shown; the first where nothing of it is. */
export function chosenOf<Item>(
  all: readonly Item[],
  wanted: readonly string[],
  nameOf: (item: Item) => string,
): Item[] {
  const chosen = all.filter((item) => wanted.includes(nameOf(item)))
  return chosen.length > 0 ? chosen : all.slice(0, 1)
}
