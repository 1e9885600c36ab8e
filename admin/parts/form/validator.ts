import type { RJSFSchema, ValidatorType } from '@rjsf/utils'

/**
 * Forms ask their validator only which variant of a schema a value belongs to. Problems are found by the compiler, once
 * for the form, the list of problems and publishing. No schema is compiled in the browser.
 */
export const variantFinder: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
  isValid: (schema, value) => fits(schema as RJSFSchema, value),
}

function fits(schema: RJSFSchema, value: unknown): boolean {
  if ('const' in schema) return schema.const === value
  if (schema.enum) return schema.enum.some((one) => one === value)
  if (schema.anyOf) return schema.anyOf.some((branch) => fits(branch as RJSFSchema, value))
  if (schema.allOf && !schema.allOf.every((branch) => fits(branch as RJSFSchema, value))) return false
  const types = [schema.type ?? []].flat()
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) return false
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true
  const has = value as Record<string, unknown>
  if (schema.required?.some((name) => has[name] === undefined)) return false
  return Object.entries(schema.properties ?? {}).every(
    ([name, property]) => has[name] === undefined || fits(property as RJSFSchema, has[name]),
  )
}

function isOfType(type: string, value: unknown): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value)
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    case 'integer':
      return Number.isInteger(value)
    case 'null':
      return value === null
    default:
      return typeof value === type
  }
}
