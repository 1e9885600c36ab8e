import type { PropertyChange } from '../../contract/index.ts'
import type { Effective } from '../one-landing.ts'
import { isSame } from './difference.ts'
import { isStated, type Own, reset, stateBlock, stateProperty } from './overrides.ts'

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
  return changes.reduce((stated, change) => applyChange(stated, change, statesOf(stated)), own)
}

function applyChange(own: Own, { path, act, value }: PropertyChange, states: States): Own {
  if (act === 'inherit') return isStated(own, path) ? reset(own, path) : own
  const [first = '', ...rest] = path
  if (first === 'blocks') return changeBlock(own, rest, states, (present) => wantedOf(present, act, value))
  const before = ownValue(states.effective, first)
  const after = replaced(before, rest, (present) => wantedOf(present, act, value))
  return isSame(before, after) ? own : stateProperty(own, states.inherited, first, after)
}

function changeBlock(
  own: Own,
  [id = '', ...path]: readonly string[],
  { effective, inherited }: States,
  wanted: (present: unknown) => unknown,
): Own {
  const block = effective.blocks?.find((one) => one.id === id)
  if (!block) return own
  const after = replaced(block, path, wanted) as typeof block
  return isSame(block, after) ? own : stateBlock(own, inherited, after)
}

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
