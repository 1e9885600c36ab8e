/** A date or a moment in a record, and the property that states it. */
export type StatedMoment = { readonly path: readonly string[]; readonly at: string }

const moment = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/

/** Everything in a record that has a moment. Parts of a list are named by their ids where they have some. */
export function momentsIn(value: unknown, path: readonly string[] = []): StatedMoment[] {
  if (typeof value === 'string')
    return moment.test(value) && !Number.isNaN(Date.parse(value)) ? [{ path, at: value }] : []
  if (Array.isArray(value))
    return value.flatMap((item, index) => momentsIn(item, [...path, idOf(item) ?? String(index)]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => momentsIn(item, [...path, key]))
}

const idOf = (item: unknown): string | undefined =>
  typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string' ? item.id : undefined
