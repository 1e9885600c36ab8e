import { expect, test } from 'vitest'
import { refusalOfBonusMoney } from '../../../src/rules/main-site/bonus-money.ts'

const casino = { purse: 'bonus', bonus: 500, categories: ['casino'] } as const

test.each([
  ['real money is played with everywhere', {}, { ...casino, purse: 'real' }, undefined],
  [
    'real money is also played with where bonus money is not',
    { bonusMoney: [] },
    { ...casino, purse: 'real' },
    undefined,
  ],
  ['bonus money is played with where its bonus allows it', { bonusMoney: ['casino'] }, casino, undefined],
  ['bonus money of another bonus is not', { bonusMoney: ['sport'] }, casino, 'bonus-elsewhere'],
  ['nor where only real money is', { bonusMoney: [] }, casino, 'bonus-elsewhere'],
  ['nor is none at all', { bonusMoney: ['casino'] }, { ...casino, bonus: 0 }, 'bonus-zero'],
  ['without a bonus, there is none', { bonusMoney: ['sport'] }, { ...casino, bonus: 0, categories: [] }, 'bonus-zero'],
  ['where nothing is played, nothing is refused', {}, { ...casino, bonus: 0 }, undefined],
] as const)('%s', (_, section, money, expected) => {
  const { bonusMoney } = section as { bonusMoney?: ('casino' | 'sport')[] }
  expect(refusalOfBonusMoney(bonusMoney ? { bonusMoney } : {}, money)).toBe(expected)
})
