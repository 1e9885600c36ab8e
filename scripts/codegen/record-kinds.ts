import type { RecordKeyword } from './keywords.ts'
import type { SchemaSet } from './schemas.ts'
import { baseName, camelCase, recordSchemas, typeName, validatorName } from './schemas.ts'

/** A kind of record. */
export type RecordKind = {
  readonly kind: string
  /** What users call a record of the kind. */
  readonly noun: string
  readonly file: string | null
  readonly folders: { readonly [folder: string]: string }
  readonly key: string | null
  /** The manifest property that holds its records. */
  readonly list: string
  /** Whether records have a compiled form with a schema of its own. */
  readonly compiled: boolean
  readonly becomes: string | null
  readonly validator: string
  readonly schema: string
}

/** The kinds of records: one per schema in records/. */
export function recordKinds(schemas: SchemaSet): RecordKind[] {
  const stated = recordSchemas(schemas).map((file) => ({ file, record: keywordOf(schemas, file) }))
  const place = ({ order = Number.MAX_SAFE_INTEGER }: RecordKeyword) => order
  stated.sort((one, other) => place(one.record) - place(other.record))
  const kinds = stated.map(({ file, record }) => describe(schemas, file, record))
  requireOwnFolders(kinds)
  return kinds
}

function requireOwnFolders(kinds: readonly RecordKind[]): void {
  const folders = kinds.flatMap((kind) => Object.keys(kind.folders))
  const shared = folders.find((folder, index) => folders.indexOf(folder) !== index)
  if (shared !== undefined) throw new Error(`Two kinds of records use the folder "${shared}".`)
}

/** The kinds as data and as types. */
export function generateRecordKinds(schemas: SchemaSet): string {
  const kinds = recordKinds(schemas)
  const entries = kinds.map(({ kind, schema: _, ...rest }) => [kind, rest])
  const { pattern, maxLength } = schemas.get('shared/record-name.schema.json') ?? {}
  return [
    '// Generated from schema/records/ by `npm run codegen`. Change the schemas instead.',
    `import type { ${kinds.map(({ schema }) => typeName(schema)).join(', ')} } from './types.ts'`,
    `export const recordKinds = ${JSON.stringify(Object.fromEntries(entries), null, 2)} as const`,
    `export type RecordTypes = {\n${kinds.map(({ kind, schema }) => `  '${kind}': ${typeName(schema)}`).join('\n')}\n}`,
    `export const recordNames = ${JSON.stringify({ pattern, maxLength })}`,
    '',
  ].join('\n')
}

export function keywordOf(schemas: SchemaSet, file: string): RecordKeyword {
  const { record } = schemas.get(file) as { record?: RecordKeyword }
  if (!record) throw new Error(`schema/${file} must define the folder of its records under "record".`)
  return record
}

function describe(schemas: SchemaSet, schema: string, record: RecordKeyword): RecordKind {
  const { file = null, folders = {}, key = null, becomes = null } = record
  const kind = baseName(schema)
  return {
    kind,
    noun: String(schemas.get(schema)?.['title']).toLowerCase(),
    file,
    folders,
    key,
    list: camelCase(Object.keys(folders)[0] ?? kind),
    compiled: schemas.has(compiledSchema(kind)),
    becomes,
    validator: validatorName(schema),
    schema,
  }
}

/** The path of a kind's compiled schema, if it has one. */
export const compiledSchema = (kind: string) => `compiled/compiled-${kind}.schema.json`
