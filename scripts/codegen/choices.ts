import { baseName, camelCase, filesIn, type SchemaSet } from './schemas.ts'

/** The values of each shared schema that lists them, for menus and for whoever goes through all of them. */
export function generateChoices(schemas: SchemaSet): string {
  return filesIn(schemas, 'shared')
    .flatMap((file) => {
      const { enum: values } = schemas.get(file) ?? {}
      return values ? `export const ${camelCase(baseName(file))}Values = ${JSON.stringify(values)} as const\n` : []
    })
    .join('')
}
