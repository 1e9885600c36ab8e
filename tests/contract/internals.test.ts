import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { internalProperties } from '../../src/contract/index.ts'

type Schema = { readonly [keyword: string]: unknown }

const schemas = globSync('schema/**/*.schema.json').map((file): Schema => JSON.parse(readFileSync(file, 'utf8')))

/** All properties of a schema, at any depth. */
function propertiesOf(node: unknown): [string, Schema][] {
  if (typeof node !== 'object' || node === null) return []
  const { properties } = node as { properties?: Readonly<Record<string, Schema>> }
  return [...Object.entries(properties ?? {}), ...Object.values(node).flatMap(propertiesOf)]
}

const properties = schemas.flatMap(propertiesOf)

test('a property that visitors never see is internal', () => {
  const promised = properties.filter(([, { description }]) => /visitors never see/i.test(String(description)))
  expect(promised.length).toBeGreaterThan(0)
  expect(promised.filter(([, { internal }]) => internal !== true)).toEqual([])
})

test('the list of internal properties has every property that is marked, and no other', () => {
  const marked = properties.flatMap(([name, { internal }]) => (internal ? [name] : []))
  expect(internalProperties).toEqual([...new Set(marked)].sort())
})
