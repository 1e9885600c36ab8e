import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recordSchema } from '../../../../admin/model/schemas/record-schema.ts'
import { isRecordName, namedFolders } from '../../../../src/contract/index.ts'

const folders = ['sports', 'market-types', 'competitions', 'money-policies']
const shipped = folders.flatMap((folder) => readdirSync(`pages.config/${folder}`).map((file) => `${folder}/${file}`))

type Form = {
  readonly properties?: Readonly<Record<string, Form>>
  readonly oneOf?: readonly Form[]
  readonly items?: Form
  readonly const?: string
}

/** The inputs of a form for a value: those of its kind, where there are several. */
function inputsFor({ properties = {}, oneOf }: Form, value: Readonly<Record<string, unknown>>) {
  const ofItsKind = oneOf?.find((form) => form.properties?.['kind']?.const === value['kind'])
  return { ...properties, ...ofItsKind?.properties }
}

function withoutInput(form: Form | undefined, value: unknown, path: string): string[] {
  if (!form) return [path]
  if (Array.isArray(value)) return value.flatMap((item, index) => withoutInput(form.items, item, `${path}/${index}`))
  if (typeof value !== 'object' || value === null) return []
  const inputs = inputsFor(form, value as Record<string, unknown>)
  return Object.entries(value).flatMap(([name, part]) => withoutInput(inputs[name], part, `${path}/${name}`))
}

test('the admin lists the records of the sportsbook in folders of their own', () => {
  expect(namedFolders.map(({ folder }) => folder)).toEqual(expect.arrayContaining(folders))
})

test.each(shipped)('the form of the admin has an input for everything in %s', (record) => {
  const stated = JSON.parse(readFileSync(`pages.config/${record}`, 'utf8'))
  expect(isRecordName(record)).toBe(true)
  expect(withoutInput(recordSchema(record) as Form, stated, '')).toEqual([])
})
