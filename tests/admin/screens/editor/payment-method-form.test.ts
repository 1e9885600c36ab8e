import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recordSchema } from '../../../../admin/model/schemas/record-schema.ts'
import { isRecordName, namedFolders, recordKind } from '../../../../src/contract/index.ts'

const shipped = readdirSync('pages.config/payment-methods').map((file) => `payment-methods/${file}`)

test('the admin lists payment methods in a folder of their own', () => {
  expect(namedFolders).toContainEqual({
    folder: 'payment-methods',
    heading: 'Payment methods',
    kind: 'payment-method',
  })
})

test.each(shipped)('the form of the admin has an input for everything in %s', (record) => {
  const { properties = {} } = recordSchema(record) as { properties?: Record<string, object> }
  const stated = JSON.parse(readFileSync(`pages.config/${record}`, 'utf8'))
  expect([isRecordName(record), recordKind(record)]).toEqual([true, 'payment-method'])
  expect(Object.keys(stated).filter((name) => !Object.hasOwn(properties, name))).toEqual([])
  for (const name of ['name', 'icon', 'direction', 'group', 'kind', 'markets', 'ranges', 'fields', 'link', 'minutes'])
    expect(properties[name]).toMatchObject({ title: expect.any(String), description: expect.any(String) })
})
