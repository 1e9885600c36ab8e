import { isSchema, type Placed, resolve } from './resolve.ts'
import type { JsonSchema, SchemaSet } from './schemas.ts'
import { validatorName, wholeSchemas } from './schemas.ts'

/** Where a record refers to others, as a tree in the shape of the record. */
type ReferenceTree = {
  refersTo?: string
  ofKind?: unknown
  properties?: Record<string, ReferenceTree>
  items?: ReferenceTree
  values?: ReferenceTree
  variants?: { tag: string; of: Record<string, ReferenceTree> }
}

/** The positions of all `refersTo` annotations, so checks need not know which property refers to what. */
export function generateReferences(schemas: SchemaSet): string {
  const trees = wholeSchemas(schemas).map(
    (file) => [validatorName(file), treeOf(schemas.get(file) ?? {}, file, schemas) ?? {}] as const,
  )
  const kinds = new Set(trees.flatMap(([, tree]) => kindsIn(tree)))
  return [
    `export const referenceTrees = ${JSON.stringify(Object.fromEntries(trees))}`,
    `export const referenceKinds = ${JSON.stringify([...kinds].sort())} as const`,
    '',
  ].join('\n')
}

function kindsIn({ refersTo, properties = {}, items, values, variants }: ReferenceTree): string[] {
  const below = [...Object.values(properties), items, values, ...Object.values(variants?.of ?? {})]
  return [refersTo ?? [], ...below.map((tree) => (tree ? kindsIn(tree) : []))].flat()
}

function treeOf(node: JsonSchema, file: string, schemas: SchemaSet): ReferenceTree | undefined {
  const { refersTo, ofKind } = node
  if (typeof refersTo === 'string') return { refersTo, ...(ofKind !== undefined && { ofKind }) }
  if (typeof node['$ref'] === 'string') return followReference(node['$ref'], file, schemas)
  const [only] = (node['allOf'] as JsonSchema[] | undefined) ?? []
  if (only) return treeOf(only, file, schemas)
  const tree: ReferenceTree = {}
  const child = (schema: unknown) => (isSchema(schema) ? treeOf(schema, file, schemas) : undefined)
  const properties = Object.entries((node['properties'] as JsonSchema) ?? {}).flatMap(([name, schema]) => {
    const found = child(schema)
    return found ? [[name, found] as const] : []
  })
  if (properties.length > 0) tree.properties = Object.fromEntries(properties)
  assignIfPresent(tree, 'items', child(node['items']))
  const alternatives = ((node['oneOf'] as JsonSchema[] | undefined) ?? []).map((schema) =>
    resolve(schema, file, schemas),
  )
  const tag = (node['discriminator'] as { propertyName: string } | undefined)?.propertyName
  if (tag) assignIfPresent(tree, 'variants', variantsOf(alternatives, tag, schemas))
  const free = child(node['additionalProperties']) ?? firstTree(node['additionalProperties'], file, schemas)
  assignIfPresent(tree, 'values', free)
  return Object.keys(tree).length > 0 ? tree : undefined
}

function variantsOf(alternatives: readonly Placed[], tag: string, schemas: SchemaSet): ReferenceTree['variants'] {
  const of = alternatives.flatMap(({ schema, file }) => {
    const found = treeOf(schema, file, schemas)
    const properties = schema['properties'] as Record<string, { const: string }>
    return found ? [[properties[tag]?.const ?? '', found] as const] : []
  })
  return of.length > 0 ? { tag, of: Object.fromEntries(of) } : undefined
}

/** Map values with several shapes, at most one of which holds references. */
function firstTree(node: unknown, file: string, schemas: SchemaSet): ReferenceTree | undefined {
  const shapes = isSchema(node) ? ((node['oneOf'] as JsonSchema[] | undefined) ?? []) : []
  return shapes.map((shape) => treeOf(shape, file, schemas)).find(Boolean)
}

function followReference(ref: string, from: string, schemas: SchemaSet): ReferenceTree | undefined {
  const { schema, file } = resolve({ $ref: ref }, from, schemas)
  return treeOf(schema, file, schemas)
}

function assignIfPresent<K extends keyof ReferenceTree>(tree: ReferenceTree, key: K, value: ReferenceTree[K]): void {
  if (value !== undefined) tree[key] = value
}
