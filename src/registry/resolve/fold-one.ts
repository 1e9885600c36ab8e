import type { Landing } from '../../contract/index.ts'
import { foldFamily } from './fold.ts'
import type { Member, Names } from './lineage.ts'

/** A landing or template with everything that it inherits, before references are resolved. */
export type Effective = Readonly<Omit<Landing, 'slug'>>

/** A member merged with everything that it extends, and what it would be if it stated nothing. */
export function foldOne<M extends Member>(member: M, family: ReadonlyMap<string, M>, names: Names) {
  const folding = foldFamily(lineage(member, family), names)
  const foldedAs = (name: string | undefined) => folding.members.find((one) => one.member.name === name)?.folded
  const [folded, base] = [foldedAs(member.name), foldedAs(member.extends)]
  const states = {
    effective: (folded?.value ?? {}) as Effective,
    inherited: (base?.value ?? {}) as Effective,
  }
  return { folding, folded, base, states }
}

/** The member, in place of its published version, and those that it extends. */
function lineage<M extends Member>(member: M, family: ReadonlyMap<string, M>): ReadonlyMap<string, M> {
  const line = new Map([[member.name, member]])
  for (let parent = member.extends; parent !== undefined && !line.has(parent); ) {
    const ancestor = family.get(parent)
    if (!ancestor) break
    line.set(parent, ancestor)
    parent = ancestor.extends
  }
  return line
}

/** Whether lists and changes of blocks are such, whatever else is wrong. */
export function canBeFolded<Value = Landing>(value: unknown, key = 'slug'): value is Value {
  if (!isObject(value) || typeof value[key] !== 'string') return false
  const { blocks, addedBlocks, blockPlaces, blockChanges } = value
  const lists = [blocks, addedBlocks, blockPlaces].filter((list) => list !== undefined)
  return (
    lists.every((list) => Array.isArray(list) && list.every(isObject)) &&
    (blockChanges === undefined || isObject(blockChanges))
  )
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
