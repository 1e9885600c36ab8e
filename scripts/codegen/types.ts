import path from 'node:path'
import { compile } from 'json-schema-to-typescript'
import { ownKeywords } from './keywords.ts'
import type { JsonSchema, SchemaSet } from './schemas.ts'
import { typeName } from './schemas.ts'

/** The TypeScript types of the contract: one declaration per schema file. */
export async function generateTypes(schemas: SchemaSet): Promise<string> {
  const definitions = Object.fromEntries(
    [...schemas].map(([file, schema]) => [typeName(file), toDefinition(schema, file)]),
  )
  return compile({ definitions } as Parameters<typeof compile>[0], 'Contract', {
    additionalProperties: false,
    bannerComment: '// Generated from schema/ by `npm run codegen`. Change the schemas instead.',
    format: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
  })
}

/** Turns references to files into references to definitions, and removes other type names. */
function toDefinition(schema: JsonSchema, file: string): unknown {
  const { $schema: _, title: __, ...definition } = schema
  return rewrite(definition, file, false)
}

function rewrite(node: unknown, file: string, isPropertyMap: boolean): unknown {
  if (Array.isArray(node)) return node.map((item) => rewrite(item, file, false))
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node as JsonSchema)
  if (isPropertyMap) return Object.fromEntries(entries.map(([name, child]) => [name, rewrite(child, file, false)]))
  const { $ref, description, ...rest } = node as JsonSchema
  if (typeof $ref === 'string') {
    return { ...(description ? { description } : {}), allOf: [{ $ref: definitionPointer($ref, file) }] }
  }
  const kept = Object.entries({ ...(description ? { description } : {}), ...rest }).filter(
    ([keyword]) => !meantForOthers.has(keyword),
  )
  return Object.fromEntries(kept.map(([keyword, child]) => [keyword, rewrite(child, file, keyword === 'properties')]))
}

/** Keywords that do not affect types. */
const meantForOthers = new Set([
  ...['title', 'examples', 'discriminator', 'pattern', 'default'],
  ...ownKeywords.map(({ keyword }) => keyword),
])

function definitionPointer(ref: string, from: string): string {
  const [target = '', pointer = ''] = ref.split('#')
  const file = path.posix.join(path.posix.dirname(from), target)
  return `#/definitions/${typeName(file)}${pointer}`
}
