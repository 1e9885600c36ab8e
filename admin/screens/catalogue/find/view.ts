import { type Chosen, facets } from './facets.ts'
import type { Filter } from './filter.ts'
import { type Order, sortKeys } from './sort.ts'

/** The filter, the order and the columns of the catalogue. */
export type View = Filter & {
  readonly order: Order
  /** Those that are shown; absent for those that were last chosen in this browser. */
  readonly columns?: readonly string[] | undefined
}

/** The view as search parameters: `q`, `sort`, `columns`, and a list of values for each facet. */
export type ViewSearch = { readonly [name: string]: string }

const defaultOrder: Order = { by: 'slug', isDescending: false }

export function viewOf(search: Readonly<Record<string, unknown>>): View {
  const textOf = (name: string) => (search[name] === undefined ? '' : String(search[name]))
  const listOf = (name: string) => textOf(name).split(',').filter(Boolean)
  const chosen = facets.flatMap(({ id }) => {
    const values = listOf(id)
    return values.length > 0 ? [[id, values] as const] : []
  })
  const columns = listOf('columns')
  return {
    typed: textOf('q'),
    chosen: Object.fromEntries(chosen),
    order: orderOf(textOf('sort')),
    ...(columns.length > 0 && { columns }),
  }
}

function orderOf(text: string): Order {
  const by = sortKeys.find((key) => text.replace(/^-/, '') === key)
  return by ? { by, isDescending: text.startsWith('-') } : defaultOrder
}

/** Defaults are left out. */
export function searchOf({ typed, chosen, order, columns }: View): ViewSearch {
  const sort = (order.isDescending ? '-' : '') + order.by
  return {
    ...(typed && { q: typed }),
    ...Object.fromEntries(Object.entries(chosen).map(([id, values]) => [id, values.join(',')])),
    ...(sort !== defaultOrder.by && { sort }),
    ...(columns && { columns: columns.join(',') }),
  }
}

/** The choice with a value added or removed. */
export function toggleChoice(chosen: Chosen, id: keyof Chosen, value: string): Chosen {
  const { [id]: before = [], ...others } = chosen
  const values = before.includes(value) ? before.filter((one) => one !== value) : [...before, value]
  return values.length > 0 ? { ...others, [id]: values } : others
}
