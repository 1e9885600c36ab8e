import { camelCase, type SchemaSet } from './schemas.ts'

/** The shared values that forms check before anything is sent. */
const checkedByForms = ['email', 'player-name']

/** Their patterns, so that browser and server check the same. */
export function generatePatterns(schemas: SchemaSet): string {
  return checkedByForms
    .map((name) => {
      const { pattern } = schemas.get(`shared/${name}.schema.json`) ?? {}
      return `export const ${camelCase(name)}Pattern = new RegExp(${JSON.stringify(pattern)})\n`
    })
    .join('')
}
