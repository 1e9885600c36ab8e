import { type FormSchema, formSchemas } from '../../../src/contract/generated/form-schemas.ts'
import { recordKind } from '../../../src/contract/index.ts'

/** The schema of a record, by its kind. */
export function recordSchema(record: string): FormSchema {
  return formSchemas[recordKind(record) ?? ''] ?? {}
}
