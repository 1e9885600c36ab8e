import type { Landing } from '../../../src/contract/index.ts'
import type { Effective } from '../../../src/registry/one-landing.ts'
import type { Content } from './content.ts'
import { difference, isSame } from './difference.ts'

/** A landing's record, with no more in it than what it states itself. */
export type Own = Landing

export const asOwn = (content: Content) => content as unknown as Own
export const asContent = (own: Own) => own as unknown as Content

type Block = NonNullable<Effective['blocks']>[number]
type Bag = Record<string, unknown>

/** The record with a new value for a property; a value that equals the inherited one is not stated. */
export function stateProperty(own: Own, inherited: Effective, name: string, wanted: unknown): Own {
  const base = (inherited as Bag)[name]
  const change = difference(base, wanted)
  if (change === undefined) return without(own, name)
  return { ...own, [name]: base === undefined && change === null ? undefined : change } as Own
}

/** The record with a changed block: in the landing's own list, or as a change to the inherited block. */
export function stateBlock(own: Own, inherited: Effective, wanted: Block): Own {
  if (own.blocks) return { ...own, blocks: own.blocks.map((block) => (block.id === wanted.id ? wanted : block)) }
  const base = inherited.blocks?.find(({ id }) => id === wanted.id)
  return withBlockChange(own, wanted.id, difference(base, wanted))
}

/**
 * The record with its blocks in a new order, with further ones or without some. Removing blocks is the only one of these
 * that does not restate the whole list.
 */
export function stateBlocks(own: Own, inherited: Effective, effective: Effective, wanted: readonly Block[]): Own {
  const kept = (effective.blocks ?? []).filter(({ id }) => wanted.some((block) => block.id === id))
  const isOnlyRemoval =
    !own.blocks && kept.length === wanted.length && kept.every((block, index) => block === wanted[index])
  if (isOnlyRemoval) {
    const removed = (effective.blocks ?? []).filter((block) => !kept.includes(block))
    return removed.reduce((record, { id }) => withBlockChange(record, id, null), own)
  }
  if (isSame(wanted, inherited.blocks)) return without(without(own, 'blocks'), 'blockChanges')
  return { ...without(own, 'blockChanges'), blocks: [...wanted] as NonNullable<Own['blocks']> }
}

/** The record without a value, which is inherited again. The path begins with a property, or with `blocks` and an id. */
export function reset(own: Own, path: readonly string[]): Own {
  const [first = '', ...rest] = path
  if (first !== 'blocks') return removeAt(own, path) as Own
  return own.blocks ? own : (removeAt(own, ['blockChanges', ...rest]) as Own)
}

/** Whether the record itself states this value, or a part of it. */
export function isStated(own: Own, path: readonly string[]): boolean {
  const [first, ...rest] = path
  if (first !== 'blocks') return at(own, path) !== undefined
  return own.blocks !== undefined || at(own, ['blockChanges', ...rest]) !== undefined
}

function withBlockChange(own: Own, id: string, change: unknown): Own {
  if (change === undefined) return removeAt(own, ['blockChanges', id]) as Own
  return { ...own, blockChanges: { ...own.blockChanges, [id]: change } } as Own
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inside, key) => (inside as Bag | null | undefined)?.[key], value)
}

/** Without the value, and without the objects that this leaves empty. */
function removeAt(value: unknown, [key = '', ...rest]: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const inside = (value as Bag)[key]
  if (inside === undefined) return value
  const left = rest.length > 0 ? removeAt(inside, rest) : undefined
  const isEmpty = left === undefined || (typeof left === 'object' && left !== null && Object.keys(left).length === 0)
  return isEmpty ? without(value as Bag, key) : { ...value, [key]: left }
}

function without<Value extends object>(value: Value, name: string): Value {
  const { [name]: _, ...rest } = value as Bag
  return rest as Value
}
