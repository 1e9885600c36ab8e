import path from 'node:path'
import type { JsonSchema, SchemaSet } from './schemas.ts'
import { baseName, filesIn, recordSchemas } from './schemas.ts'

/** The schemas of records and blocks for forms: each is self-contained, without references to other files. */
export function generateFormSchemas(schemas: SchemaSet): string {
  const forms = [
    ...recordSchemas(schemas).map((file) => [baseName(file), standAlone(schemas, file)]),
    ...['blocks', 'dialog-blocks'].flatMap((folder) =>
      filesIn(schemas, folder).map((file) => [`${folder}/${baseName(file)}`, standAlone(schemas, file)]),
    ),
  ]
  return [
    '// Generated from schema/ by `npm run codegen`. Change the schemas instead.',
    'export type FormSchema = { readonly [keyword: string]: unknown }',
    `export const formSchemas: Readonly<Record<string, FormSchema>> = ${JSON.stringify(Object.fromEntries(forms))}`,
    '',
  ].join('\n')
}

/** Blocks have forms of their own; inlined into every list they would appear thirty times. */
const anyBlock = new Set(['block.schema.json', 'dialog-block.schema.json'])

function standAlone(schemas: SchemaSet, file: string): JsonSchema {
  const { $schema: _, record: __, ...schema } = schemas.get(file) ?? {}
  return inline(schemas, file, schema) as JsonSchema
}

function inline(schemas: SchemaSet, file: string, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((one) => inline(schemas, file, one))
  if (typeof node !== 'object' || node === null) return node
  const { $ref, allOf, ...own } = node as { $ref?: string; allOf?: readonly unknown[] } & JsonSchema
  const inlined = Object.fromEntries(Object.entries(own).map(([key, value]) => [key, inline(schemas, file, value)]))
  const bases = [
    ...($ref ? [target(schemas, file, $ref)] : []),
    ...(allOf ?? []).map((one) => inline(schemas, file, one)),
  ]
  // Keywords beside a reference override those of the referenced schema.
  return Object.assign({}, ...bases, inlined)
}

function target(schemas: SchemaSet, file: string, reference: string): unknown {
  const named = path.posix.join(path.posix.dirname(file), reference)
  return anyBlock.has(named) ? { type: 'object' } : withoutSchema(standAlone(schemas, named))
}

/** A record in another one is no file, and does not name its schema. */
function withoutSchema(schema: JsonSchema): JsonSchema {
  if (!schema['properties']) return schema
  const { $schema: _, ...properties } = schema['properties'] as JsonSchema
  return { ...schema, properties }
}
