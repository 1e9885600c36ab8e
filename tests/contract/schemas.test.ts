import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

type Schema = { [keyword: string]: unknown }
const files = globSync('schema/**/*.schema.json').sort()
const read = (file: string): Schema => JSON.parse(readFileSync(file, 'utf8'))

/** Nobody writes these by hand: they describe what the compiler makes. */
const madeByTheCompiler = [
  'schema/compiled/compiled-dialog.schema.json',
  'schema/compiled/compiled-landing.schema.json',
  'schema/compiled/manifest.schema.json',
]

/** Forms of single values: each property that has one says for itself what it is; editors would show the form's own words instead. */
const isForm = (file: string) => '$comment' in read(file)
const written = files.filter((file) => !madeByTheCompiler.includes(file) && !isForm(file))

/** Every schema within a schema, with the pointer at which it stands. */
function partsOf(schema: Schema, pointer = ''): [string, Schema][] {
  const groups = ['properties'].flatMap((keyword) => Object.entries((schema[keyword] as Record<string, Schema>) ?? {}))
  const alternatives = ((schema['oneOf'] as Schema[]) ?? []).map((part, index): [string, Schema] => [
    `oneOf/${index}`,
    part,
  ])
  const items = typeof schema['items'] === 'object' ? [['items', schema['items'] as Schema] as [string, Schema]] : []
  return [
    [pointer, schema],
    ...[...groups, ...alternatives, ...items].flatMap(([name, part]) => partsOf(part, `${pointer}/${name}`)),
  ]
}

const propertiesOf = (file: string) =>
  partsOf(read(file)).flatMap(([pointer, part]) =>
    Object.entries((part['properties'] as Record<string, Schema>) ?? {}).map(([name, property]): [string, Schema] => [
      `${pointer}/${name}`,
      property,
    ]),
  )

/** Objects, lists and constants, also where the property is made from another file. */
const isStructured = (schema: Schema, file: string): boolean => {
  const type = [schema['type']].flat()
  const [made] = (schema['allOf'] as { $ref: string }[] | undefined) ?? []
  const source = made && path.posix.join(path.posix.dirname(file), made.$ref)
  return (
    type.includes('object') ||
    type.includes('array') ||
    'const' in schema ||
    (source !== undefined && isStructured(read(source), source))
  )
}

describe.each(written)('%s speaks to its authors', (file) => {
  test('it and each of its properties has a title and a description', () => {
    const silent = [['', read(file)] as const, ...propertiesOf(file)].filter(
      ([, { title, description }]) =>
        typeof title !== 'string' || typeof description !== 'string' || description.length < 10,
    )
    expect(silent.map(([pointer]) => pointer)).toEqual([])
  })

  test('each plain property has an example', () => {
    const without = propertiesOf(file).filter(([, property]) => !isStructured(property, file) && !property['examples'])
    expect(without.map(([pointer]) => pointer)).toEqual([])
  })

  test('its objects refuse what they do not know', () => {
    const open = partsOf(read(file)).filter(
      ([, part]) => 'properties' in part && part['additionalProperties'] !== false,
    )
    expect(open.map(([pointer]) => pointer)).toEqual([])
  })
})

test('forms leave the words to the properties that have them', () => {
  const talkative = files.filter((file) => isForm(file) && ('title' in read(file) || 'description' in read(file)))
  expect(talkative).toEqual([])
})

describe('a block is one schema file and one line', () => {
  test.each([
    ['schema/block.schema.json', 'blocks'],
    ['schema/dialog-block.schema.json', 'dialog-blocks'],
  ])('%s lists every file of %s/', (union, folder) => {
    const listed = (read(union)['oneOf'] as { $ref: string }[]).map(({ $ref }) => $ref.replace(`${folder}/`, ''))
    expect(listed).toEqual(readdirSync(`schema/${folder}`).sort())
  })

  test.each(files.filter((file) => /^schema\/(dialog-)?blocks\//.test(file)))(
    '%s states the type it is named after',
    (file) => {
      const { properties } = read(file) as { properties: { type: { const: string } } }
      expect(`${properties.type.const}.schema.json`).toBe(file.split('/').at(-1))
    },
  )
})
