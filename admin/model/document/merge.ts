import { isSame } from '../../../src/registry/overrides/difference.ts'

/** A value that both editors have changed in different ways. */
export type Conflict = {
  readonly path: readonly string[]
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

type Merged = { readonly value: unknown; readonly conflicts: readonly Conflict[] }
type Plain = { readonly [key: string]: unknown }
type Identified = { readonly id: string }

/**
 * Merges the versions of two editors field by field. Lists of items with ids are merged item by item, any other list is
 * one field. Where both changed the same field, mine wins and the conflict is reported.
 */
export function mergeThreeWays(base: unknown, mine: unknown, theirs: unknown, path: readonly string[] = []): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] }
  if (isSame(base, mine)) return { value: theirs, conflicts: [] }
  if (isPlain(mine) && isPlain(theirs)) return mergeFields(isPlain(base) ? base : {}, mine, theirs, path)
  if (isIdentified(mine) && isIdentified(theirs)) return mergeLists(isIdentified(base) ? base : [], mine, theirs, path)
  return { value: mine, conflicts: [{ path, base, mine, theirs }] }
}

function mergeFields(base: Plain, mine: Plain, theirs: Plain, path: readonly string[]): Merged {
  const conflicts: Conflict[] = []
  const value: Record<string, unknown> = {}
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const merged = mergeThreeWays(base[key], mine[key], theirs[key], [...path, key])
    conflicts.push(...merged.conflicts)
    if (merged.value !== undefined) value[key] = merged.value
  }
  return { value, conflicts }
}

/** In my order, with their new items at the end; an item that one removed and the other left alone is removed. */
function mergeLists(
  base: readonly Identified[],
  mine: readonly Identified[],
  theirs: readonly Identified[],
  path: readonly string[],
): Merged {
  const order = isSame(ids(mine), ids(base)) ? [...theirs, ...mine] : [...mine, ...theirs]
  const merged = [...new Set(ids(order))].map((id) => {
    const pick = (list: readonly Identified[]) => list.find((one) => one.id === id)
    return mergeThreeWays(pick(base), pick(mine), pick(theirs), [...path, id])
  })
  return {
    value: merged.flatMap(({ value }) => (value === undefined ? [] : [value])),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  }
}

const ids = (list: readonly Identified[]) => list.map(({ id }) => id)

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isIdentified(value: unknown): value is readonly Identified[] {
  return Array.isArray(value) && value.every((item) => isPlain(item) && typeof item['id'] === 'string')
}
