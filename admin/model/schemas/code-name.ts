import type { FormSchema } from '../../../src/contract/generated/form-schemas.ts'
import { countryName } from '../../../src/rules/country-name.ts'
import { languageName } from '../../../src/rules/language-name.ts'

type Coded = { readonly codeOf?: 'country' | 'language' }

const known = {
  country: { pattern: /^[A-Z]{2}$/, nameOf: countryName },
  language: { pattern: /^[a-z]{2,3}$/, nameOf: languageName },
}

/** What people call a code of a country or a language; undefined for every other value. */
export function codeName(schema: FormSchema, value: unknown): string | undefined {
  const { codeOf } = schema as Coded
  const code = String(value)
  return codeOf && known[codeOf].pattern.test(code) ? known[codeOf].nameOf(code) : undefined
}

/** Whether the values of a schema are codes of countries. */
export const isCountry = (schema: FormSchema): boolean => (schema as Coded).codeOf === 'country'
