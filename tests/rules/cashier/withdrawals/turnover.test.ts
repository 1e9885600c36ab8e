import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PaidIn, type Staked, turnoverOf } from '../../../../src/rules/cashier/withdrawals/turnover.ts'

const terms = { percent: 100, minimumOdds: 1300 }
const paid = (amount: number, at: number): PaidIn => ({ amount, at })
const bet = (stake: number, at: number, odds = 1300): Staked => ({ reference: `bet ${at}`, stake, odds, at })
const counted = (deposits: PaidIn[], bets: Staked[], of = terms) =>
  turnoverOf(deposits, bets, of).bets.map((one) => one.counted)

describe('the turnover', () => {
  test('is the stakes at the lowest odds or above, up to the deposits', () => {
    const turnover = turnoverOf([paid(1000, 1)], [bet(400, 2), bet(500, 3, 1299), bet(700, 4, 5000)], terms)
    expect(turnover).toMatchObject({ needed: 1000, reached: 1000, missing: 0 })
    expect(turnover.bets.map((one) => one.counted)).toEqual([400, 0, 600])
  })

  test('counts 1.01 where a record says so', () => {
    expect(counted([paid(100, 1)], [bet(60, 2, 1009), bet(60, 3, 1010)], { ...terms, minimumOdds: 1010 })).toEqual([
      0, 60,
    ])
  })

  test('of bets before a deposit counts nothing for it', () => {
    const turnover = turnoverOf([paid(100, 1), paid(100, 3)], [bet(5000, 2), bet(30, 4)], terms)
    expect(turnover).toMatchObject({ needed: 200, reached: 130, missing: 70 })
  })

  test('of a deposit at the same moment is there before the bet', () => {
    expect(counted([paid(100, 2)], [bet(100, 2)])).toEqual([100])
  })

  test('without deposits misses nothing, and a percentage is rounded up', () => {
    expect(turnoverOf([], [bet(1, 1)], terms)).toMatchObject({ needed: 0, reached: 0, missing: 0 })
    expect(turnoverOf([paid(101, 1)], [], { ...terms, percent: 50 }).missing).toBe(51)
    expect(turnoverOf([paid(101, 1)], [], { ...terms, percent: 0 }).missing).toBe(0)
  })

  const amounts = fc.integer({ min: 1, max: 1e12 })
  const moments = fc.integer({ min: 0, max: 50 })
  const history = fc.tuple(
    fc.array(fc.record({ amount: amounts, at: moments }), { maxLength: 8 }),
    fc.array(fc.record({ stake: amounts, at: moments, odds: fc.integer({ min: 1000, max: 2000 }) }), { maxLength: 12 }),
    fc.integer({ min: 0, max: 500 }),
  )

  test('is the same in any order, never negative, never more than was bet or demanded', () => {
    fc.assert(
      fc.property(history, ([deposits, bets, percent]) => {
        const named = bets.map((one, index) => ({ ...one, reference: String(index) }))
        const turnover = turnoverOf(deposits, named, { ...terms, percent })
        expect(turnover).toMatchObject({ missing: turnover.needed - turnover.reached })
        expect(turnover.missing).toBeGreaterThanOrEqual(0)
        expect(turnover.reached).toBe(turnover.bets.reduce((sum, one) => sum + one.counted, 0))
        for (const { counted, stake, odds } of turnover.bets) {
          expect(counted).toBeLessThanOrEqual(odds >= terms.minimumOdds ? stake : 0)
          expect(counted).toBeGreaterThanOrEqual(0)
        }
        const { missing } = turnoverOf(deposits.toReversed(), named.toReversed(), { ...terms, percent })
        expect(missing).toBe(turnover.missing)
      }),
    )
  })

  test('misses what is left of each deposit after the bets that followed it', () => {
    fc.assert(
      fc.property(history, ([deposits, bets]) => {
        // Step by step: a deposit adds, a bet takes away, and nothing is below zero.
        const steps = [
          ...deposits.map(({ at, amount }) => ({ at, order: 0, change: amount })),
          ...bets.map(({ at, stake, odds }) => ({ at, order: 1, change: odds >= terms.minimumOdds ? -stake : 0 })),
        ].toSorted((one, other) => one.at - other.at || one.order - other.order)
        const left = steps.reduce((sum, { change }) => Math.max(0, sum + change), 0)
        const named = bets.map((one, index) => ({ ...one, reference: String(index) }))
        expect(turnoverOf(deposits, named, terms).missing).toBe(left)
      }),
    )
  })

  test('is met by one more bet of exactly what is missing', () => {
    fc.assert(
      fc.property(history, ([deposits, bets, percent]) => {
        const named = bets.map((one, index) => ({ ...one, reference: String(index) }))
        const { missing } = turnoverOf(deposits, named, { ...terms, percent })
        const after = turnoverOf(deposits, [...named, bet(missing, 51)], { ...terms, percent })
        const almost = turnoverOf(deposits, [...named, bet(Math.max(0, missing - 1), 51)], { ...terms, percent })
        expect([after.missing, almost.missing]).toEqual([0, missing === 0 ? 0 : 1])
      }),
    )
  })
})
