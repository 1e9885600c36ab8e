import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from '../../../src/rules/csv-line.ts'
import { readStatement } from '../../../src/rules/main-site/read-statement.ts'

const head = csvLine(['time', 'transfer', 'kind', 'cause', 'pocket', 'amount', 'currency', 'balance'])

test('the file of transfers is read as it was written, newest first', () => {
  const cells = fc.tuple(
    fc.integer({ min: 0, max: 4e12 }),
    fc.string(),
    fc.string(),
    fc.integer({ min: -1e9, max: 1e9 }),
  )
  fc.assert(
    fc.property(fc.array(cells), (rows) => {
      const lines = rows.map(([at, transfer, cause, amount]) =>
        csvLine([
          new Date(at).toISOString(),
          transfer,
          'deposit',
          cause,
          'cash',
          (amount / 100).toFixed(2),
          'INR',
          '5.00',
        ]),
      )
      const read = readStatement(head + lines.join(''))
      expect(read.map(({ at, transfer, amount }) => [at, transfer, amount])).toEqual(
        rows.map(([at, transfer, , amount]) => [at, transfer, amount]).reverse(),
      )
      expect(
        read.every(({ kind, pocket, balance }) => kind === 'deposit' && pocket === 'cash' && balance === 500),
      ).toBe(true)
    }),
  )
})

test('a file without transfers has none', () => {
  expect(readStatement(head)).toEqual([])
  expect(readStatement('')).toEqual([])
})

test('money that is set aside is listed once, where it leaves', () => {
  const hold = (pocket: string, amount: string) =>
    csvLine(['2026-11-23T00:00:00.000Z', 'w1', 'hold', 'w1', pocket, amount, 'INR', '1.00'])
  expect(readStatement(head + hold('cash', '-5.00') + hold('hold w1', '5.00'))).toMatchObject([
    { pocket: 'cash', amount: -500 },
  ])
})
