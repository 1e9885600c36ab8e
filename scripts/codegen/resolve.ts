import path from 'node:path'
import type { JsonSchema, SchemaSet } from './schemas.ts'

/** A schema, and the file that its references are relative to. */
export type Placed = { readonly schema: JsonSchema; readonly file: string }

/** Follows the references of a schema. */
export function resolve(schema: JsonSchema, from: string, schemas: SchemaSet): Placed {
  if (typeof schema['$ref'] !== 'string') return { schema, file: from }
  const [target = '', pointer = ''] = schema['$ref'].split('#')
  const file = target ? path.posix.join(path.posix.dirname(from), target) : from
  const found = pointer
    .split('/')
    .filter(Boolean)
    .reduce<unknown>((node, key) => (node as JsonSchema)[key], schemas.get(file))
  if (!isSchema(found)) throw new Error(`${from} refers to ${schema['$ref']}, which does not exist.`)
  return { schema: found, file }
}

export function isSchema(node: unknown): node is JsonSchema {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}
