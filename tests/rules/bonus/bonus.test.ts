import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bonusEnd } from '../../../src/rules/bonus/bonus-end.ts'
import { countedWager } from '../../../src/rules/bonus/counted-wager.ts'
import { splitPayout, splitStake } from '../../../src/rules/bonus/split.ts'

const amounts = fc.integer({ min: 1, max: 1_000_000_000 })

test('real money is staked first, bonus money pays the rest', () => {
  expect(splitStake(100, { cash: 250, bonus: 0 })).toEqual({ cash: 100, bonus: 0 })
  expect(splitStake(100, { cash: 30, bonus: 500 })).toEqual({ cash: 30, bonus: 70 })
})

test('winnings return as they were staked, nothing is lost, and bonus money never becomes real by rounding', () => {
  const payouts = fc.tuple(amounts, amounts, fc.integer({ min: 0, max: 9_000_000_000 }), fc.constantFrom(1, 100))
  fc.assert(
    fc.property(payouts, ([cash, bonus, payout, smallest]) => {
      const split = splitPayout(payout, { cash, bonus }, smallest)
      expect(split.cash + split.bonus).toBe(payout)
      expect(split.cash % smallest).toBe(0)
      expect(BigInt(split.cash) * BigInt(cash + bonus)).toBeLessThanOrEqual(BigInt(payout) * BigInt(cash))
      expect(splitPayout(cash + bonus, { cash, bonus }, 1)).toEqual({ cash, bonus })
    }),
  )
})

test.each([
  ['all of a bet at high enough odds counts', { stake: 1000, odds: 1300, contribution: 100 }, 1000],
  ['a bet at lower odds does not', { stake: 1000, odds: 1299, contribution: 100 }, 0],
  ['a round of a game has no odds; part of it counts', { stake: 1005, contribution: 10 }, 100],
  ['a game that contributes nothing', { stake: 1000, contribution: 0 }, 0],
] as const)('%s', (_, played, counted) => {
  expect(countedWager(played, 1300)).toBe(counted)
})

const standing = { money: 500, openStakes: 0, openFree: 0, freeLeft: 0, wagered: 0, required: 1000, transferred: 0 }

test.each([
  ['goes on while its wager is not met', {}, undefined],
  ['is won when it is', { wagered: 1000 }, 'won'],
  ['is won with open stakes, whose winnings are real then', { wagered: 1000, money: 0, openStakes: 1 }, 'won'],
  ['is lost when nothing is left', { money: 0 }, 'lost'],
  ['is lost when the last stake met the wager and lost', { money: 0, wagered: 1000 }, 'lost'],
  ['goes on while something may still win', { money: 0, openStakes: 1 }, undefined],
  ['goes on while free stakes are left', { money: 0, required: 0, freeLeft: 1 }, undefined],
  ['goes on while free stakes are open', { wagered: 1000, openStakes: 1, openFree: 1 }, undefined],
  ['is won by free bets whose winnings were paid', { money: 0, required: 0, transferred: 700 }, 'won'],
] as const)('a bonus %s', (_, changes, end) => {
  expect(bonusEnd({ ...standing, ...changes })).toBe(end)
})
