import { describe, expect, test } from 'vitest'
import { costOf, lostAfter, stopReason } from '../../../src/rules/gaming/autoplay.ts'

const lost = { staked: 100, payout: 0 }

describe('rounds in a row', () => {
  test('stop before more could be lost than the player has set', () => {
    const limits = { onWin: false, loss: 250 }
    expect(stopReason(limits, { lost: 100, cost: 100, last: lost })).toBeUndefined()
    expect(stopReason(limits, { lost: 150, cost: 100, last: lost })).toBeUndefined()
    expect(stopReason(limits, { lost: 151, cost: 100, last: lost })).toBe('loss')
    expect(stopReason(limits, { lost: 0, cost: 300 })).toBe('loss')
  })

  test('have what was won before to lose', () => {
    const after = [lost, { staked: 100, payout: 350 }, lost, lost].reduce(lostAfter, 0)
    expect(after).toBe(50)
    expect(stopReason({ onWin: false, loss: 100 }, { lost: -200, cost: 250 })).toBeUndefined()
  })

  test('stop at a single win that is large enough, whatever is set besides', () => {
    const won = { staked: 100, payout: 500 }
    expect(stopReason({ onWin: false, win: 501 }, { lost: 0, cost: 100, last: won })).toBeUndefined()
    expect(stopReason({ onWin: true, win: 500, loss: 0 }, { lost: 0, cost: 100, last: won })).toBe('win')
  })

  test('stop at any win if that is set; a stake that comes back is none', () => {
    const parts = { lost: 0, cost: 100 }
    expect(stopReason({ onWin: true }, { ...parts, last: { staked: 100, payout: 100 } })).toBeUndefined()
    expect(stopReason({ onWin: true }, { ...parts, last: { staked: 100, payout: 101 } })).toBe('won')
    expect(stopReason({ onWin: false }, { ...parts, last: { staked: 100, payout: 900 } })).toBeUndefined()
  })
})

test('a bet costs all its chips, and each of its cards', () => {
  expect(costOf({ kind: 'slot', amount: 100 })).toBe(100)
  expect(costOf({ kind: 'bingo', amount: 100, cards: 3 })).toBe(300)
  const chips = [{ spot: 'red', amount: 100 } as const, { spot: 'odd', amount: 50 } as const]
  expect(costOf({ kind: 'roulette', chips })).toBe(150)
})
