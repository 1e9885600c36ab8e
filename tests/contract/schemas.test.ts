import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

type Schema = { [keyword: string]: unknown }
const files = globSync('schema/**/*.schema.json').sort()
const read = (file: string): Schema => JSON.parse(readFileSync(file, 'utf8'))

/** What the compiler generates needs no help for authors. */
const isMadeByTheCompiler = (file: string) => file.startsWith('schema/compiled/')

/** Shared schemas of single values. They have no title or description, because editors would show those instead of the property's. */
const isSharedValue = (file: string) => '$comment' in read(file)
const written = files.filter((file) => !isMadeByTheCompiler(file) && !isSharedValue(file))

/** Every subschema, with its pointer. */
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

/** Whether a property is an object, list or constant, itself or through a shared schema. */
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

describe.each(written)('%s has help for authors', (file) => {
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

  test('its objects reject unknown properties', () => {
    const open = partsOf(read(file)).filter(
      ([, part]) => 'properties' in part && part['additionalProperties'] !== false,
    )
    expect(open.map(([pointer]) => pointer)).toEqual([])
  })
})

test('shared values leave title and description to the properties that use them', () => {
  const talkative = files.filter(
    (file) => isSharedValue(file) && ('title' in read(file) || 'description' in read(file)),
  )
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
