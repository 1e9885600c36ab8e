import { joinPointer, valueAt } from '../json/pointer.ts'
import { isSame } from './difference.ts'

/** A field that something else has changed since. */
export type Kept = {
  readonly pointer: string
  readonly wanted?: unknown
  readonly present?: unknown
  /** It is taken back all the same. */
  readonly isAlso: boolean
}

export type Reverted = { readonly text: string; readonly kept: readonly Kept[] }

/** The texts of a record before and after a change, and now; empty where it does not exist. */
type Texts = { readonly before: string; readonly after: string; readonly present: string }

type Bag = Readonly<Record<string, unknown>>

/**
 * Takes a change back: to the byte if nothing has touched the record since, otherwise field by field. A field with
 * another value than the change gave it stays as it is, unless it is among those to take back all the same.
 */
export function revertText({ before, after, present }: Texts, also: readonly string[] = []): Reverted {
  if (present === after || present === before) return { text: before, kept: [] }
  const [former, changed, now] = [bagOf(before), bagOf(after), bagOf(present)]
  if (!former || !changed || !now) return keepWhole({ before, after, present }, also)
  const kept: Kept[] = []
  let result: unknown = now
  for (const path of changedPaths(former, changed, [])) {
    const pointer = joinPointer(path)
    const [wanted, is] = [valueAt(former, path), valueAt(now, path)]
    if (isSame(wanted, is)) continue
    const isTouched = !isSame(is, valueAt(changed, path))
    const isAlso = also.includes(pointer)
    if (isTouched) kept.push({ pointer, isAlso, ...said('wanted', wanted), ...said('present', is) })
    if (!isTouched || isAlso) result = put(result as Bag, path, wanted, former)
  }
  return { text: result === now ? present : `${JSON.stringify(result, null, 2)}\n`, kept }
}

const said = (name: 'wanted' | 'present', value: unknown) => (value === undefined ? {} : { [name]: value })

/** A record that was made, deleted or damaged since stays, or comes back, as a whole. */
function keepWhole({ before, present }: Texts, also: readonly string[]): Reverted {
  const isAlso = also.includes('')
  const kept = { pointer: '', isAlso, ...said('wanted', bagOf(before)), ...said('present', bagOf(present)) }
  return { text: isAlso ? before : present, kept: [kept] }
}

/** Where two objects differ, as deep as they are objects; lists change as a whole. */
function changedPaths(before: unknown, after: unknown, path: readonly string[]): (readonly string[])[] {
  if (isSame(before, after)) return []
  const isDeep =
    (isBag(before) && isBag(after)) || (isBag(before ?? after) && (before === undefined || after === undefined))
  if (!isDeep) return [path]
  const [one, other] = [(before ?? {}) as Bag, (after ?? {}) as Bag]
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return names.length === 0 ? [path] : names.flatMap((name) => changedPaths(one[name], other[name], [...path, name]))
}

/** The object with a value at a path; `like` says in which order, and which objects there are without any content. */
function put(object: Bag, [name = '', ...rest]: readonly string[], value: unknown, like: unknown): Bag {
  const model = isBag(like) ? like : {}
  const inside = object[name]
  const next = rest.length > 0 ? put(isBag(inside) ? inside : {}, rest, value, model[name]) : value
  const isEmptied = isBag(next) && Object.keys(next).length === 0 && !Object.hasOwn(model, name)
  if (next === undefined || isEmptied) return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name))
  if (Object.hasOwn(object, name)) return { ...object, [name]: next }
  const order = Object.keys(model)
  const before = order.slice(0, order.indexOf(name)).findLast((key) => Object.hasOwn(object, key))
  const entries = Object.entries(object)
  const place =
    before === undefined ? (order.includes(name) ? 0 : entries.length) : Object.keys(object).indexOf(before) + 1
  return Object.fromEntries(entries.toSpliced(place, 0, [name, next]))
}

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)

function bagOf(text: string): Bag | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isBag(value) ? value : undefined
  } catch {
    return undefined
  }
}
