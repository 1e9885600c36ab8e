import type { Difference } from '../../../src/registry/json/differences.ts'

/** An object that was added or removed as a whole, by its single values. */
export function leavesOf(difference: Difference): Difference[] {
  const { pointer, before, after } = difference
  if (before === undefined && hasParts(after))
    return Object.entries(after).flatMap(([name, value]) => leavesOf({ pointer: `${pointer}/${name}`, after: value }))
  if (after === undefined && hasParts(before))
    return Object.entries(before).flatMap(([name, value]) => leavesOf({ pointer: `${pointer}/${name}`, before: value }))
  return [difference]
}

function hasParts(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
}
