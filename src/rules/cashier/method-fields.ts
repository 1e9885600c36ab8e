import type { PaymentMethod } from '../../contract/index.ts'

type Field = NonNullable<PaymentMethod['fields']>[number]

const formats: Readonly<Record<NonNullable<Field['schema']['format']>, RegExp>> = {
  /** Four letters, a zero, six letters or digits. */
  ifsc: /^[A-Z]{4}0[A-Z0-9]{6}$/i,
  phone: /^\+\d{7,15}$/,
}

type Entered = Readonly<Record<string, string>>

/** The fields of a method whose texts are missing or not accepted. */
export const wrongFields = (fields: readonly Pick<Field, 'name' | 'schema'>[], entered: Entered): readonly string[] =>
  fields.filter(({ name, schema }) => !accepts(schema, entered[name])).map(({ name }) => name)

/** The first of them, or an entered text that the method has no field for. */
export function wrongField(fields: readonly Field[], entered: Entered): string | undefined {
  const [wrong] = wrongFields(fields, entered)
  return wrong ?? Object.keys(entered).find((name) => !fields.some((field) => field.name === name))
}

function accepts({ minLength = 1, maxLength, format, pattern }: Field['schema'], text: string | undefined): boolean {
  if (text === undefined || text.length < minLength || text.length > maxLength) return false
  if (format && !formats[format].test(text)) return false
  return pattern === undefined || new RegExp(pattern, 'u').test(text)
}
