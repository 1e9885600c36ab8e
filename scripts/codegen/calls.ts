import type { CallFamily, JsonSchema, SchemaSet } from './schemas.ts'
import { callFiles, typeName } from './schemas.ts'

/** The calls as data: where each is found, what it is asked with, and how it can fail. */
export function generateCalls(schemas: SchemaSet, family: CallFamily): string {
  const files = callFiles(schemas, family)
  const { list, types, name } = names[family]
  const entries = files.map((file) => {
    const { title, call, properties } = schemas.get(file) as JsonSchema & { call: object; properties: object }
    return [nameOf(file), { title, ...call, parts: Object.keys(properties) }]
  })
  return [
    `// Generated from schema/${family}/ by \`npm run codegen\`. Change the schemas instead.`,
    `import type { ${files.map(typeName).join(', ')} } from './types.ts'`,
    `export const ${list} = ${JSON.stringify(Object.fromEntries(entries), null, 2)} as const`,
    `export type ${types} = {\n${files.map((file) => `  '${nameOf(file)}': ${typeName(file)}`).join('\n')}\n}`,
    `export type ${name} = keyof ${types}`,
    '',
  ].join('\n')
}

type Names = { readonly list: string; readonly types: string; readonly name: string }

const names: Readonly<Record<CallFamily, Names>> = {
  api: { list: 'calls', types: 'Calls', name: 'CallName' },
  admin: { list: 'adminCalls', types: 'AdminCalls', name: 'AdminCallName' },
}

const nameOf = (file: string) => file.replace(/^\w+\/|\.schema\.json$/g, '')
