export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** All paths within a value, the root first. */
export function placesOf(value: Json, path: string[] = []): string[][] {
  const children = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [path, ...children.flatMap(([key, child]) => placesOf(child as Json, [...path, key]))]
}

/** A copy of the value with one path changed by `change`. */
export function changeAt(
  value: Json,
  [key, ...rest]: string[],
  change: (value: Json) => Json | undefined,
): Json | undefined {
  if (key === undefined) return change(value)
  const copy = structuredClone(value) as { [key: string]: Json }
  const changed = changeAt(copy[key] as Json, rest, change)
  if (changed === undefined) delete copy[key]
  else copy[key] = changed
  return copy
}
