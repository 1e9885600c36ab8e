import { expect, test } from 'vitest'
import { bonusStatusText, bonusTypeText, formatBonusDate, formatWager } from '../../src/rules/player-bonus.ts'

test.each([
  ['pending', 'ui.bonus.active'],
  ['deactivated', 'ui.bonus.deactivated'],
  ['transferred', 'ui.bonus.win'],
  ['bankrupt', 'ui.bonus.lost'],
  ['expired', 'ui.bonus.expired'],
  ['constructor', undefined],
])('the status %s is shown as %s', (status, text) => {
  expect(bonusStatusText(status)).toBe(text)
})

test.each([
  [true, true, 'ui.bonus.all'],
  [true, false, 'ui.bonus.sport'],
  [false, true, 'ui.bonus.casino'],
  [false, false, undefined],
])('bets: %s and casino: %s is %s', (bets, casino, text) => {
  expect(bonusTypeText({ bets, casino })).toBe(text)
})

test('a wager is a multiple', () => {
  expect(formatWager(30)).toBe('X30')
})

test.each([
  [0, 0, '01.01.1970 0:00'],
  [1_772_323_505, 0, '01.03.2026 0:05'],
  [1_772_323_505, 330, '01.03.2026 5:35'],
  [1_772_323_505, -180, '28.02.2026 21:05'],
])('%d s, %d minutes ahead: %s', (seconds, ahead, written) => {
  expect(formatBonusDate(seconds, ahead)).toBe(written)
})
