import { createRequire } from 'node:module'
import { Ajv, type Options } from 'ajv'
import formats from 'ajv-formats'
import { rolldown } from 'rolldown'
import { ownKeywords } from './keywords.ts'
import type { SchemaSet } from './schemas.ts'
import { baseName, callFiles, pascalCase, validatorName, wholeSchemas } from './schemas.ts'

// Published as CommonJS without named exports that Node detects.
const standaloneCode: typeof import('ajv/dist/standalone/index.js').default = createRequire(import.meta.url)(
  'ajv/dist/standalone/index.js',
).default

// The schemas refer to each other by file name; ajv resolves those against an absolute id.
const schemaId = (file: string) => `schema:///${file}`

type Generated = { readonly code: string; readonly types: string }

/** One self-contained module with a validator per record kind: no schema is compiled at run time. */
export function generateValidators(schemas: SchemaSet): Promise<Generated> {
  const exported = wholeSchemas(schemas).map((file) => [validatorName(file), schemaId(file)])
  return generate(schemas, Object.fromEntries(exported), { allErrors: true, verbose: true })
}

/** Validators per part of a call. They stop at the first error, as the input is untrusted. */
export function generateCallValidators(schemas: SchemaSet, family: string): Promise<Generated> {
  const exported = callFiles(schemas, family).flatMap((file) => {
    const parts = Object.keys(schemas.get(file)?.['properties'] as object)
    return parts.map((part) => [`${pascalCase(baseName(file))}_${part}`, `${schemaId(file)}#/properties/${part}`])
  })
  return generate(schemas, Object.fromEntries(exported), {})
}

async function generate(schemas: SchemaSet, exported: Record<string, string>, options: Options): Promise<Generated> {
  const ajv = new Ajv({
    allowUnionTypes: true,
    code: { source: true, esm: true },
    discriminator: true,
    keywords: ownKeywords,
    strict: true,
    // strictRequired rejects a discriminator's `required` beside its oneOf.
    strictRequired: false,
    useDefaults: true,
    ...options,
  })
  formats.default(ajv, ['date', 'date-time', 'email'])
  for (const [file, schema] of schemas) ajv.addSchema({ ...withoutItemsCheckedApart(schema), $id: schemaId(file) })
  const code = standaloneCode(ajv, exported)
  const types = [
    "import type { DefinedError } from 'ajv'",
    'export interface Validator { (value: unknown): boolean; errors?: DefinedError[] | null }',
    ...Object.keys(exported).map((name) => `export declare const ${name}: Validator`),
  ].join('\n')
  return { code: await bundle(code), types: `${types}\n` }
}

function withoutItemsCheckedApart<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map(withoutItemsCheckedApart) as Node
  if (typeof node !== 'object' || node === null) return node
  const { checkedApart, items, ...rest } = node as { checkedApart?: boolean; items?: unknown }
  const kept = checkedApart || items === undefined ? rest : { ...rest, items }
  return Object.fromEntries(Object.entries(kept).map(([key, child]) => [key, withoutItemsCheckedApart(child)])) as Node
}

/** Bundles the run-time helpers that ajv's code requires. */
async function bundle(code: string): Promise<string> {
  const entry = 'virtual:validators'
  const bundled = await rolldown({
    input: entry,
    platform: 'neutral',
    resolve: { mainFields: ['module', 'main'] },
    logLevel: 'silent',
    plugins: [
      {
        name: 'validators',
        resolveId: (id: string) =>
          id === entry ? id : id.startsWith('ajv') ? createRequire(import.meta.url).resolve(id) : null,
        load: (id: string) => (id === entry ? code : null),
      },
    ],
  })
  const { output } = await bundled.generate({ format: 'esm', minify: 'dce-only' })
  await bundled.close()
  if (output[0].code.includes('require("')) throw new Error('The validators still import a package at run time.')
  return output[0].code
}
