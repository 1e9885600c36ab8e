import { keywordOf, recordKinds } from './record-kinds.ts'
import { type Placed, resolve } from './resolve.ts'
import type { JsonSchema, SchemaSet } from './schemas.ts'

/** The pattern of record names: `site.json`, or a folder and a name that its kind allows. */
export function recordNamePattern(schemas: SchemaSet): string {
  const names = recordKinds(schemas).map(({ schema, file, folders }) => {
    if (file) return inPattern(file)
    // A slug may be empty, but a file name may not.
    return `(${Object.keys(folders).join('|')})/(?!\\.)(${namePattern(schemas, schema)})\\.json`
  })
  return `(${names.join('|')})$`
}

/** The names of a kind's records, whether stated in the record or only by its file name. */
function namePattern(schemas: SchemaSet, file: string): string {
  const { key, named } = keywordOf(schemas, file)
  const schema = schemas.get(file) ?? {}
  const place = named ? { $ref: named } : [schema, ...alternatives(schema)].flatMap((one) => property(one, key))[0]
  const pattern = place && patternOf(resolve(place, file, schemas), schemas)
  const inner = /^\^(.*)\$$/.exec(pattern ?? '')?.[1]
  if (inner === undefined) throw new Error(`schema/${file} must define a pattern from ^ to $ for "${key}".`)
  return inner
}

const alternatives = ({ oneOf = [] }: JsonSchema) => oneOf as readonly JsonSchema[]

function property({ properties }: JsonSchema, name = ''): JsonSchema[] {
  const found = (properties as Readonly<Record<string, JsonSchema>> | undefined)?.[name]
  return found ? [found] : []
}

function patternOf({ schema, file }: Placed, schemas: SchemaSet): string | undefined {
  if (typeof schema['pattern'] === 'string') return schema['pattern']
  const [base] = (schema['allOf'] as readonly JsonSchema[] | undefined) ?? []
  return base && patternOf(resolve(base, file, schemas), schemas)
}

const inPattern = (text: string) => text.replaceAll('.', '\\.')
