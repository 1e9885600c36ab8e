import { joinPointer } from './pointer.ts'

/** A position at which two values differ; a side without a value there is absent. */
export type Difference = { readonly pointer: string; readonly before?: unknown; readonly after?: unknown }

/** All positions at which two JSON values differ, as deep in the tree as possible. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  return compare(before, after, [])
}

type Path = readonly (string | number)[]

function compare(before: unknown, after: unknown, path: Path): Difference[] {
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path)
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return names.flatMap((name) => compare(before[name], after[name], [...path, name]))
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const pointer = joinPointer(path)
  return [{ pointer, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }]
}

/** Skips the common start and end of both lists and compares the items in between one by one. */
function compareLists(before: readonly unknown[], after: readonly unknown[], path: Path): Difference[] {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(before[start], after[start])) start++
  let end = 0
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++
  const [removed, added] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  return Array.from({ length: Math.max(removed.length, added.length) }).flatMap((_, index) =>
    compare(removed[index], added[index], [...path, start + index]),
  )
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
