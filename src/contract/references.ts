import { referenceKinds, referenceTrees } from './generated/references.ts'

export { referenceKinds }

/** Which properties of a record are references: a tree of the same shape as the record. */
type ReferenceTree = {
  readonly refersTo?: string
  readonly ofKind?: readonly string[]
  readonly properties?: { readonly [name: string]: ReferenceTree }
  readonly items?: ReferenceTree
  readonly values?: ReferenceTree
  readonly variants?: { readonly tag: string; readonly of: { readonly [value: string]: ReferenceTree } }
}

const trees: Readonly<Record<keyof typeof referenceTrees, ReferenceTree>> = referenceTrees

/** Everything that a record can refer to: all values of `refersTo` in the schemas. */
export type ReferenceKind = (typeof referenceKinds)[number]

export type Reference = {
  readonly kind: ReferenceKind
  readonly name: string
  /** The kinds that fit, of what it refers to; any if absent. */
  readonly ofKind?: readonly string[] | undefined
  /** Relative to the part of the record that is being visited. */
  readonly path: ReferencePath
}

export type ReferencePath = readonly (string | number)[]

/** Called with each reference and the path of the part that contains it; together they give its full path. */
export type ReferenceVisitor = (reference: Reference, part: ReferencePath) => void

/** Selects which references of a part are visited. Parts (blocks) are shared by all records that inherit them. */
export type PartFilter = (part: object, references: readonly Reference[]) => readonly Reference[]

/** Visits every reference in a value of the given schema; with a base, only outside of the objects that both share. */
export function visitReferences(
  schema: keyof typeof trees,
  value: unknown,
  visit: ReferenceVisitor,
  { choose = all, base }: { readonly choose?: PartFilter; readonly base?: unknown } = {},
): void {
  walk(trees[schema], value, base, [], { visit, choose })
}

const all: PartFilter = (_, references) => references

type Visit = { readonly visit: ReferenceVisitor; readonly choose: PartFilter }

type Path = (string | number)[]
type Values = { readonly [key: string | number]: unknown }

function walk(tree: ReferenceTree, value: unknown, base: unknown, path: Path, visit: Visit): void {
  const { refersTo, ofKind, items, variants } = tree
  if (refersTo) {
    if (typeof value === 'string') visit.visit({ kind: refersTo as ReferenceKind, name: value, ofKind, path: [] }, path)
  } else if (isObject(value)) {
    if (Array.isArray(value)) {
      if (items) for (let index = 0; index < value.length; index++) walkChild(items, value, base, index, path, visit)
    } else if (!variants) walkRecord(tree, value, base, path, visit)
    else if (isObject(base)) walkPart(tree, value, base, path, visit)
    else visitPart(tree, value, path, visit)
  }
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

function visitPart(tree: ReferenceTree, part: Values, path: Path, { visit, choose }: Visit): void {
  for (const reference of choose(part, referencesInPart(tree, part))) visit(reference, path)
}

/** Caches the references of each part. */
const knownParts = new WeakMap<object, readonly Reference[]>()

function referencesInPart(tree: ReferenceTree, part: Values): readonly Reference[] {
  const known = knownParts.get(part)
  if (known) return known
  const found: Reference[] = []
  const collect: Visit = {
    visit: (reference, base) => found.push({ ...reference, path: [...base, ...reference.path] }),
    choose: all,
  }
  walkPart(tree, part, undefined, [], collect)
  knownParts.set(part, found)
  return found
}

/** A part that differs from its base is not one that others share: nothing is remembered of it. */
function walkPart(tree: ReferenceTree, part: Values, base: Values | undefined, path: Path, visit: Visit): void {
  const { tag = '', of = {} } = tree.variants ?? {}
  const name = part[tag]
  const alike = base?.[tag] === name ? base : undefined
  walkRecord(tree, part, alike, path, visit)
  const variant = typeof name === 'string' && Object.hasOwn(of, name) ? of[name] : undefined
  if (variant) walk(variant, part, alike, path, visit)
}

function walkRecord(tree: ReferenceTree, record: Values, base: unknown, path: Path, visit: Visit): void {
  const { properties, values } = tree
  for (const name in properties) {
    const child = properties[name]
    if (child) walkChild(child, record, base, name, path, visit)
  }
  if (values) for (const name of Object.keys(record)) walkChild(values, record, base, name, path, visit)
}

function walkChild(
  tree: ReferenceTree,
  parent: Values,
  baseOfParent: unknown,
  key: string | number,
  path: Path,
  visit: Visit,
): void {
  const value = parent[key]
  const base = isObject(baseOfParent) ? baseOfParent[key] : undefined
  if (value === undefined || (value === base && isObject(value))) return
  path.push(key)
  walk(tree, value, base, path, visit)
  path.pop()
}
