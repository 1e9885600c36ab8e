import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lossOf, type Move, playingTimeOf } from '../../../src/rules/limits/play.ts'

const minute = 60_000
const move = fc.record<Move>({
  at: fc.integer({ min: 0, max: 300 * minute }),
  amount: fc.integer({ min: -500, max: 900 }),
  pocket: fc.constantFrom('cash', 'bonus'),
})
const moves = fc.array(move, { maxLength: 30 })
const now = 300 * minute

describe('what somebody has played', () => {
  test('a stake counts until the next one, or for five minutes', () => {
    const stakes = [0, 2, 3, 60].map((at): Move => ({ at: at * minute, amount: -1, pocket: 'cash' }))
    expect(playingTimeOf(stakes, 61 * minute)).toBe((2 + 1 + 5 + 1) * minute)
    expect(playingTimeOf([], now)).toBe(0)
  })

  test('playing time is what an observer sees who looks each second', () => {
    const second = 1000
    const inSeconds = moves.map((all) => all.map((one) => ({ ...one, at: Math.floor(one.at / second) * second })))
    fc.assert(
      fc.property(inSeconds, (all) => {
        const stakes = all.filter(({ amount }) => amount < 0).map(({ at }) => at)
        const seconds = new Set(
          stakes.flatMap((at) => Array.from({ length: 5 * 60 }, (_, after) => at + after * second)),
        )
        const seen = [...seconds].filter((at) => at < now).length
        expect(playingTimeOf(all, now)).toBe(seen * second)
      }),
    )
  })

  test('wins take up no time, and bonus money is no loss', () => {
    fc.assert(
      fc.property(moves, (all) => {
        const bonus = all.map((one): Move => ({ ...one, pocket: 'bonus' }))
        expect(lossOf([...all, ...bonus])).toBe(lossOf(all))
        const wins = all.map((one): Move => ({ ...one, amount: Math.abs(one.amount) }))
        expect(playingTimeOf([...all, ...wins], now)).toBe(playingTimeOf(all, now))
      }),
    )
  })

  test('a stake that is paid back is no loss', () => {
    fc.assert(
      fc.property(moves, move, (all, { at, amount, pocket }) => {
        expect(lossOf([...all, { at, amount, pocket }, { at, amount: -amount, pocket }])).toBe(lossOf(all))
      }),
    )
  })
})
