import { globSync, readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { ownKeywords } from '../../scripts/codegen/keywords.ts'
import { iconNames } from '../../src/contract/index.ts'
import { manifest } from '../shipped.ts'

type Schema = { [keyword: string]: unknown }

const id = (file: string) => `schema:///${file.replace('schema/', '')}`
const files = globSync('schema/**/*.schema.json').sort()
const schemas = new Map(files.map((file) => [id(file), JSON.parse(readFileSync(file, 'utf8')) as Schema]))

const ajv = new Ajv({
  allowUnionTypes: true,
  discriminator: true,
  keywords: ownKeywords,
  strictRequired: false,
})
formats.default(ajv, ['date', 'date-time', 'email'])
for (const [key, schema] of schemas) ajv.addSchema({ ...schema, $id: key })

/** Every schema that has examples, with its pointer. */
function withExamples(node: unknown, pointer: string): { pointer: string; schema: Schema }[] {
  if (typeof node !== 'object' || node === null) return []
  const schema = node as Schema
  const deeper = Object.entries(schema).flatMap(([key, child]) => {
    return key === 'examples'
      ? []
      : withExamples(child, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
  })
  return Array.isArray(schema['examples']) ? [{ pointer, schema }, ...deeper] : deeper
}

const cases = files.flatMap((file) =>
  withExamples(schemas.get(id(file)), '').map(({ pointer, schema }) => ({
    name: `${file}#${pointer}`,
    file,
    pointer,
    schema,
  })),
)

const texts = JSON.parse(readFileSync('locales/en.json', 'utf8'))

const exists: Readonly<Record<string, (name: string) => boolean>> = {
  message: (name) => name in texts,
  icon: (name) => iconNames.includes(name),
  currency: (name) => manifest.site.currencies.some(({ code }) => code === name),
  locale: (name) => manifest.site.locales.some(({ code }) => code === name),
}

/** The `refersTo` of a schema, which may also come from the shared schema that it uses. */
function refersTo(schema: Schema, file: string): string | undefined {
  if (typeof schema['refersTo'] === 'string') return schema['refersTo']
  const [made] = (schema['allOf'] as { $ref: string }[] | undefined) ?? []
  return made && (schemas.get(new URL(made.$ref, id(file)).href)?.['refersTo'] as string | undefined)
}

describe('the examples that authors see', () => {
  test.each(cases)('$name are valid', ({ file, pointer, schema }) => {
    const validate = ajv.compile({ $ref: `${id(file)}#${pointer}` })
    for (const example of schema['examples'] as unknown[]) {
      expect([example, validate(example), validate.errors]).toEqual([example, true, null])
    }
  })

  test('refer to things that exist', () => {
    const unknown = cases.flatMap(({ name, file, schema }) => {
      const check = exists[refersTo(schema, file) ?? '']
      return (schema['examples'] as unknown[])
        .filter((example) => check && !check(String(example)))
        .map((example) => `${name} ${example}`)
    })
    expect(unknown).toEqual([])
  })
})
