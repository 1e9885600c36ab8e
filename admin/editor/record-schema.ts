import { type FormSchema, formSchemas } from '../../src/contract/generated/form-schemas.ts'
import { recordKind } from '../../src/contract/index.ts'

/** What the contract says of records of this kind. */
export function recordSchema(record: string): FormSchema {
  return formSchemas[recordKind(record) ?? ''] ?? {}
}
