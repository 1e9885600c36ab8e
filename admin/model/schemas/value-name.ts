import type { FormSchema } from '../../../src/contract/generated/form-schemas.ts'
import { codeName } from './code-name.ts'
import { spaced } from './spaced.ts'

type Named = { readonly titles?: Readonly<Record<string, string>> }

/** What people call a value: as the schema says, the name of what it is the code of, or the value as words. */
export const valueName = (schema: FormSchema, value: unknown): string =>
  (schema as Named).titles?.[String(value)] ?? codeName(schema, value) ?? spaced(String(value))

/** What people call it if nothing is chosen. */
export const nameOfNone = (schema: object): string | undefined => (schema as Named).titles?.['']
