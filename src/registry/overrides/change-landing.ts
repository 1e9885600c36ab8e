import type { PropertyChange } from '../../contract/index.ts'
import type { Effective } from '../one-landing.ts'
import { difference, isSame } from './difference.ts'
import { asContent, asOwn, inList, isStated, listOf, type Own, reset, stateBlock, stateProperty } from './overrides.ts'

/** A landing with all that it inherits, and what it would be if it stated nothing. */
export type States = { readonly effective: Effective; readonly inherited: Effective }

type Bag = Readonly<Record<string, unknown>>

/** What is a landing's own, or is changed otherwise than by stating a value. */
const unchangeable: readonly string[] = [
  ...['$schema', 'slug', 'kind', 'extends'],
  ...['blockChanges', 'addedBlocks', 'blockPlaces'],
]

/** Whether this can be changed in many landings: any property, and those of blocks. */
export const isChangeable = ([first = '', ...rest]: readonly string[]): boolean =>
  !unchangeable.includes(first) && (first !== 'blocks' || rest.length > 1)

/** The record with these changes; the same object if it already is so. */
export function changeLanding(own: Own, changes: readonly PropertyChange[], statesOf: (own: Own) => States): Own {
  return changes.reduce((stated, change) => applyChange(stated, change, statesOf), own)
}

function applyChange(own: Own, change: PropertyChange, statesOf: (own: Own) => States): Own {
  const { path, act, value } = change
  if (act === 'inherit') return isStated(own, path) ? reset(own, path) : own
  const { effective, inherited } = statesOf(own)
  const block = path[0] === 'blocks' ? effective.blocks?.find(({ id }) => id === path[1]) : undefined
  if (path[0] === 'blocks' && !block) return own
  const [whole, inside] = block ? [block, path.slice(2)] : [ownValue(effective, path[0] ?? ''), path.slice(1)]
  const after = replaced(whole, inside, (present) => wantedOf(present, act, value))
  if (isSame(whole, after)) return own
  const alone = stateAlone(own, path, at(after, inside), valueAt(inherited, path))
  if (isSame(valueAt(statesOf(alone).effective, block ? path.slice(0, 2) : path.slice(0, 1)), after)) return alone
  // Another variant, or what the record removes as a whole, is stated in full.
  return block ? stateBlock(own, inherited, after as typeof block) : stateProperty(own, inherited, path[0] ?? '', after)
}

/** The record that states this one value; whatever else it states stays, even if it is inherited, too. */
function stateAlone(own: Own, path: readonly string[], wanted: unknown, base: unknown): Own {
  const stated = difference(base, wanted)
  if (stated === undefined) return isStated(own, path) ? reset(own, path) : own
  const [first, id = '', ...rest] = path
  const list = first === 'blocks' ? listOf(own, id) : undefined
  if (list)
    return inList(own, list, (block) =>
      block.id === id ? (replaced(block, rest, () => stated) as typeof block) : block,
    )
  const place = first === 'blocks' ? ['blockChanges', id, ...rest] : path
  return asOwn(replaced(asContent(own), place, () => stated) as Bag)
}

/** The value at a path of a landing; blocks are named by their ids. */
function valueAt({ blocks, ...others }: Effective, [first = '', ...rest]: readonly string[]): unknown {
  if (first !== 'blocks') return at(others, [first, ...rest])
  const [id, ...inside] = rest
  return at(
    blocks?.find((block) => block.id === id),
    inside,
  )
}

const at = (value: unknown, path: readonly string[]): unknown => path.reduce<unknown>(ownValue, value)

function wantedOf(present: unknown, act: Exclude<PropertyChange['act'], 'inherit'>, value: unknown): unknown {
  if (act === 'set') return value
  const items: readonly unknown[] = Array.isArray(present) ? present : []
  const given: readonly unknown[] = Array.isArray(value) ? value : [value]
  const isAmong = (list: readonly unknown[], item: unknown) => list.some((one) => isSame(one, item))
  if (act === 'remove') return isAmongAny(items, given) ? items.filter((item) => !isAmong(given, item)) : present
  const added = given.filter((item) => !isAmong(items, item))
  return added.length > 0 ? [...items, ...added] : present
}

const isAmongAny = (items: readonly unknown[], given: readonly unknown[]) =>
  items.some((item) => given.some((one) => isSame(one, item)))

/** A value in which another one stands at a path. */
function replaced(value: unknown, [step, ...rest]: readonly string[], wanted: (present: unknown) => unknown): unknown {
  if (step === undefined) return wanted(value)
  const after = replaced(ownValue(value, step), rest, wanted)
  const bag = isBag(value) ? value : {}
  return after === undefined && !Object.hasOwn(bag, step) ? value : { ...bag, [step]: after }
}

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)

const ownValue = (value: unknown, name: string): unknown =>
  isBag(value) && Object.hasOwn(value, name) ? value[name] : undefined
