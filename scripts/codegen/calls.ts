import type { JsonSchema, SchemaSet } from './schemas.ts'
import { baseName, callFiles, pascalCase, typeName } from './schemas.ts'

/** The calls of a family as data: address, input and errors. */
export function generateCalls(schemas: SchemaSet, family: string): string {
  const files = callFiles(schemas, family)
  const entries = files.map((file) => {
    const { title, call, properties } = schemas.get(file) as JsonSchema & { call: object; properties: object }
    return [baseName(file), { title, ...call, parts: Object.keys(properties) }]
  })
  const type = pascalCase(family)
  return [
    `// Generated from schema/calls/${family}/ by \`npm run codegen\`. Change the schemas instead.`,
    `import type { ${files.map(typeName).join(', ')} } from '../types.ts'`,
    `export const ${family}Calls = ${JSON.stringify(Object.fromEntries(entries), null, 2)} as const`,
    `export type ${type}Calls = {\n${files.map((file) => `  '${baseName(file)}': ${typeName(file)}`).join('\n')}\n}`,
    `export type ${type}CallName = keyof ${type}Calls`,
    '',
  ].join('\n')
}
