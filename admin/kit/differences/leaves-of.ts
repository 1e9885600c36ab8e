import type { Difference } from '../../../src/registry/json/differences.ts'

/** What was added or removed as a whole, by its single values; a list of words is one. */
export function leavesOf(difference: Difference): Difference[] {
  const { pointer, before, after } = difference
  if (before === undefined && hasParts(after))
    return Object.entries(after).flatMap(([name, value]) => leavesOf({ pointer: `${pointer}/${name}`, after: value }))
  if (after === undefined && hasParts(before))
    return Object.entries(before).flatMap(([name, value]) => leavesOf({ pointer: `${pointer}/${name}`, before: value }))
  return [difference]
}

function hasParts(value: unknown): value is { readonly [name: string]: unknown } {
  if (Array.isArray(value)) return value.some(isObject)
  return isObject(value) && Object.keys(value).length > 0
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null
