import { compiledSchema, recordKinds } from './record-kinds.ts'
import { recordNamePattern } from './record-names.ts'
import type { JsonSchema, SchemaSet } from './schemas.ts'

/** Adds what follows from the kinds of records, so a new kind needs only its schema file. */
export function completeSchemas(schemas: SchemaSet): SchemaSet {
  return new Map([...schemas].map(([file, schema]) => [file, complete(schema, schemas)]))
}

function complete({ listsRecords, namesRecords, ...schema }: JsonSchema, schemas: SchemaSet): JsonSchema {
  if (listsRecords) return withLists(schema, schemas)
  return namesRecords ? { ...schema, pattern: `${schema['pattern']}${recordNamePattern(schemas)}` } : schema
}

function withLists(schema: JsonSchema, schemas: SchemaSet): JsonSchema {
  const properties = Object.fromEntries(listsOf(schemas))
  return {
    ...schema,
    required: [...(schema['required'] as readonly string[]), ...Object.keys(properties)],
    properties: { ...(schema['properties'] as object), ...properties },
  }
}

function listsOf(schemas: SchemaSet): [string, JsonSchema][] {
  return recordKinds(schemas).flatMap<[string, JsonSchema]>(
    ({ kind, noun, file, key, becomes, compiled, list, schema }) => {
      const $ref = `../${compiled ? compiledSchema(kind) : schema}`
      if (file) return [[list, { $ref }]]
      if (!key || becomes) return []
      const title = `Every ${noun}`
      return [[list, { title, description: `${title}, sorted by name.`, type: 'array', items: { $ref } }]]
    },
  )
}
