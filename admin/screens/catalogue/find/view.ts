import { type Chosen, facets } from './facets.ts'
import type { Filter } from './filter.ts'
import { type Order, sortKeys } from './sort.ts'

/** What of the catalogue is shown, and in which order. */
export type View = Filter & { readonly order: Order }

/** The view as it stands in the address: `q`, `sort`, and one word list for each facet. */
export type ViewSearch = { readonly [name: string]: string }

const firstOrder: Order = { by: 'slug', isDescending: false }

export function viewOf(search: Readonly<Record<string, unknown>>): View {
  const textOf = (name: string) => (search[name] === undefined ? '' : String(search[name]))
  const chosen = facets.flatMap(({ id }) => {
    const values = textOf(id).split(',').filter(Boolean)
    return values.length > 0 ? [[id, values] as const] : []
  })
  return { typed: textOf('q'), chosen: Object.fromEntries(chosen), order: orderOf(textOf('sort')) }
}

function orderOf(text: string): Order {
  const by = sortKeys.find((key) => text.replace(/^-/, '') === key)
  return by ? { by, isDescending: text.startsWith('-') } : firstOrder
}

/** Whatever is as at first stands in no address. */
export function searchOf({ typed, chosen, order }: View): ViewSearch {
  const sort = (order.isDescending ? '-' : '') + order.by
  return {
    ...(typed && { q: typed }),
    ...Object.fromEntries(Object.entries(chosen).map(([id, values]) => [id, values.join(',')])),
    ...(sort !== firstOrder.by && { sort }),
  }
}

/** The same choice with one value more, or less. */
export function toggleChoice(chosen: Chosen, id: keyof Chosen, value: string): Chosen {
  const { [id]: before = [], ...others } = chosen
  const values = before.includes(value) ? before.filter((one) => one !== value) : [...before, value]
  return values.length > 0 ? { ...others, [id]: values } : others
}
