import { isSchema, resolve } from './resolve.ts'
import { type JsonSchema, type SchemaSet, wholeSchemas } from './schemas.ts'

/** The names of all properties marked as `internal`. They are removed by name, so no public property may share one. */
export function generateInternals(schemas: SchemaSet): string {
  const properties = [...schemas].flatMap(([file, schema]) =>
    isOfRecords(file, schemas) ? propertiesIn(schema, file, schemas) : [],
  )
  const [internal, open] = [true, false].map(
    (wanted) => new Set(properties.flatMap(({ name, isInternal }) => (isInternal === wanted ? [name] : []))),
  ) as [Set<string>, Set<string>]
  const ambiguous = [...internal].find((name) => open.has(name))
  if (ambiguous) throw new Error(`"${ambiguous}" is internal in one schema and public in another: rename one of them.`)
  return `export const internalProperties: readonly string[] = ${JSON.stringify([...internal].sort())}\n`
}

const isOfRecords = (file: string, schemas: SchemaSet) =>
  wholeSchemas(schemas).includes(file) || /^((dialog-)?blocks|shared)\//.test(file)

type Property = { readonly name: string; readonly isInternal: boolean }

function propertiesIn(node: unknown, file: string, schemas: SchemaSet): Property[] {
  if (Array.isArray(node)) return node.flatMap((one) => propertiesIn(one, file, schemas))
  if (!isSchema(node)) return []
  const own = isSchema(node['properties']) ? Object.entries(node['properties'] as Record<string, JsonSchema>) : []
  const named = own.map(([name, property]) => ({ name, isInternal: isInternal(property, file, schemas) }))
  return [...named, ...Object.values(node).flatMap((child) => propertiesIn(child, file, schemas))]
}

/** Compiled records repeat the properties of records by reference. */
function isInternal(property: JsonSchema, from: string, schemas: SchemaSet): boolean {
  if (property['internal'] === true) return true
  const [base = property] = (property['allOf'] as readonly JsonSchema[] | undefined) ?? []
  const { schema, file } = resolve(base, from, schemas)
  return schema !== property && isInternal(schema, file, schemas)
}
