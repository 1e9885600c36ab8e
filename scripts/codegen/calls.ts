import type { JsonSchema, SchemaSet } from './schemas.ts'
import { callFiles, typeName } from './schemas.ts'

/** The calls as data: where each is found, what it is asked with, and how it can fail. */
export function generateCalls(schemas: SchemaSet): string {
  const files = callFiles(schemas)
  const entries = files.map((file) => {
    const { title, call, properties } = schemas.get(file) as JsonSchema & { call: object; properties: object }
    return [nameOf(file), { title, ...call, parts: Object.keys(properties) }]
  })
  return [
    '// Generated from schema/api/ by `npm run codegen`. Change the schemas instead.',
    `import type { ${files.map(typeName).join(', ')} } from './types.ts'`,
    `export const calls = ${JSON.stringify(Object.fromEntries(entries), null, 2)} as const`,
    `export type Calls = {\n${files.map((file) => `  '${nameOf(file)}': ${typeName(file)}`).join('\n')}\n}`,
    'export type CallName = keyof Calls',
    '',
  ].join('\n')
}

const nameOf = (file: string) => file.replace(/^api\/|\.schema\.json$/g, '')
