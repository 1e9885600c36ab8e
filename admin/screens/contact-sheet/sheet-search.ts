/** The selection as search parameters, each a comma-separated list. */
export type SheetSearch = { readonly [Dimension in (typeof dimensions)[number]]?: string }

const dimensions = ['landings', 'locales', 'sizes', 'states'] as const

export type SheetLists = { readonly [Dimension in (typeof dimensions)[number]]: readonly string[] }

/** The slug of the home page is empty: `landings=` alone is that page. */
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

/** The wanted items that exist; the first of all where none does. */
export function chosenOf<Item>(
  all: readonly Item[],
  wanted: readonly string[],
  nameOf: (item: Item) => string,
): Item[] {
  const chosen = all.filter((item) => wanted.includes(nameOf(item)))
  return chosen.length > 0 ? chosen : all.slice(0, 1)
}
