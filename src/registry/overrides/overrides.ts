import type { Landing } from '../../contract/index.ts'
import type { Effective } from '../one-landing.ts'
import { difference } from './difference.ts'

type Content = { readonly [property: string]: unknown }

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

/** The record with a changed block: in a list of its own, or as a change to the inherited block. */
export function stateBlock(own: Own, inherited: Effective, wanted: Block): Own {
  const list = listOf(own, wanted.id)
  if (list) return inList(own, list, (block) => (block.id === wanted.id ? wanted : block))
  const base = inherited.blocks?.find(({ id }) => id === wanted.id)
  return withBlockChange(own, wanted.id, difference(base, wanted))
}

/** The record without a value, which is inherited again. The path begins with a property, or with `blocks` and an id. */
export function reset(own: Own, path: readonly string[]): Own {
  const [first, id = '', ...rest] = path
  if (first !== 'blocks') return removeAt(own, placeOf(path)) as Own
  const list = listOf(own, id)
  if (!list) return removeAt(own, ['blockChanges', id, ...rest]) as Own
  return rest.length === 0
    ? own
    : inList(own, list, (block) => (block.id === id ? (removeAt(block, rest) as Block) : block))
}

/** Whether the record itself states this value, or a part of it. */
export function isStated(own: Own, path: readonly string[]): boolean {
  const [first, id = '', ...rest] = path
  if (first !== 'blocks') return at(own, placeOf(path)) !== undefined
  return listOf(own, id) !== undefined || at(own, ['blockChanges', id, ...rest]) !== undefined
}

/** Where a landing states a value; it changes the blocks of its dialog, and has none of them itself. */
const placeOf = (path: readonly string[]): readonly string[] =>
  path[0] === 'dialog' && path[1] === 'blocks' ? ['dialog', 'blockChanges', ...path.slice(2)] : path

/** The list in which the record states this block as a whole. */
export function listOf(own: Own, id: string): 'blocks' | 'addedBlocks' | undefined {
  if (own.blocks) return 'blocks'
  return own.addedBlocks?.some((block) => block.id === id) ? 'addedBlocks' : undefined
}

/** The record with changed blocks in one of its lists. */
export const inList = (own: Own, list: 'blocks' | 'addedBlocks', change: (block: Block) => Block) =>
  ({ ...own, [list]: own[list]?.map(change) }) as Own

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

export function without<Value extends object>(value: Value, name: string): Value {
  const { [name]: _, ...rest } = value as Bag
  return rest as Value
}
