import type { FormSchema } from '../../../src/contract/generated/form-schemas.ts'
import { recordKind, recordKinds } from '../../../src/contract/index.ts'
import { recordSchema } from './record-schema.ts'

/** What a picture says of its file is measured, and how it is cut is shown beside the form. */
const seenBeside: readonly string[] = ['content', 'width', 'height', 'weight', 'crop', 'focus']

/** What a form of the record offers: `$schema` is for text editors that open the file, and a record is renamed elsewhere. */
export function recordForm(record: string): FormSchema {
  const { key } = recordKinds[recordKind(record) ?? 'site']
  const hidden = ['$schema', ...(key ? [key] : []), ...(recordKind(record) === 'asset' ? seenBeside : [])]
  return without(recordSchema(record), hidden)
}

function without(schema: FormSchema, hidden: readonly string[]): FormSchema {
  const { properties, oneOf } = schema as { readonly properties?: Forms; readonly oneOf?: readonly FormSchema[] }
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !hidden.includes(name))),
    }),
    ...(oneOf && { oneOf: oneOf.map((one) => without(one, hidden)) }),
  }
}

type Forms = Readonly<Record<string, FormSchema>>
