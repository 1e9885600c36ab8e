import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bonusName, pickBonus, preselectBonus, type WelcomeBonus } from '../../../src/rules/form/bonus-choice.ts'
import { withoutBonusText } from '../../../src/rules/form/without-bonus.ts'

const bonus = (id: number, more: Partial<WelcomeBonus> = {}): WelcomeBonus => ({
  id,
  name: `Bonus ${id}`,
  casino: false,
  bets: false,
  max_bonus: { amount: id * 100 },
  ...more,
})
const plain = bonus(1)
const sport = bonus(2, { bets: true })
const casino = bonus(3, { casino: true })
const both = bonus(4, { casino: true, bets: true })
const all = [plain, sport, casino, both]

describe('the preselected bonus', () => {
  test.each([
    ['an empty list clears', [], 'bonus=casino', 2, [3], 'casino', null],
    ['the query asks for casino', all, 'bonus=casino', 1, [2], 'sport', 3],
    ['in any case', all, 'bonus=CaSiNo', 1, [], undefined, 3],
    ['the query asks for sport', all, 'bonus=SPORT', 1, [3], 'casino', 2],
    ['no casino bonus keeps the current', [plain, sport], 'bonus=casino', 2, [1], undefined, 2],
    ['no casino bonus keeps none', [plain, sport], 'bonus=casino', null, [1], undefined, null],
    ['no sport bonus keeps the current', [plain, casino], 'bonus=sport', 3, [1], undefined, 3],
    ['a current bonus that is gone is replaced by the first', [plain, sport], 'bonus=casino', 9, [2], undefined, 1],
    ['an unknown category in the query is ignored', all, 'bonus=poker', 4, [3], undefined, 3],
    ['the first of two categories counts', all, 'bonus=sport&bonus=casino', 1, [], undefined, 2],
    ['the dialog names a bonus', all, '', 1, [3, 2], 'sport', 3],
    ['the welcome setting names one', all, '', 1, [undefined, 4], 'sport', 4],
    ['a named bonus that is not listed is replaced by the first', all, '', 2, [77], 'casino', 1],
    ['the dialog asks for sport', all, '', 3, [], 'sport', 2],
    ['the dialog asks for casino', all, '', 1, [undefined], 'casino', 3],
    ['the dialog asks for what is not there', [plain, sport], '', 2, [], 'casino', 1],
    ['without preferences, the first', all, '', 3, [], undefined, 1],
  ] as const)('%s', (_, list, query, current, bonusIds, category, expected) => {
    const preferences = { query: new URLSearchParams(query), current, bonusIds, category }
    expect(preselectBonus(list, preferences)).toBe(expected)
  })

  test('is always a listed bonus or none', () => {
    const id = fc.integer({ min: 1, max: 6 })
    const preferences = fc.record({
      query: fc.constantFrom('', 'bonus=casino', 'bonus=sport', 'bonus=x').map((text) => new URLSearchParams(text)),
      current: fc.option(id),
      bonusIds: fc.array(fc.option(id, { nil: undefined })),
      category: fc.constantFrom('casino' as const, 'sport' as const, undefined),
    })
    fc.assert(
      fc.property(fc.subarray(all), preferences, (list, some) => {
        expect([null, ...list.map(({ id }) => id)]).toContain(preselectBonus(list, some))
      }),
    )
  })
})

test('a bonus is named in the visitor’s language, otherwise in English', () => {
  const named = bonus(1, { bonus_name: { en: 'Casino', hi: 'कैसीनो', pt: '' } })
  expect(['hi', 'pt', 'th'].map((locale) => bonusName(named, locale))).toEqual(['कैसीनो', 'Casino', 'Casino'])
  expect(bonusName(bonus(1), 'hi')).toBe('Bonus 1')
})

test('the option without a bonus has a text of its own for Brazil', () => {
  expect(withoutBonusText('BRL')).toBe('ui.dialog.without-bonus-brl')
  expect(withoutBonusText('INR')).toBe('ui.dialog.without-bonus')
})

test('an applied promo code replaces the bonus', () => {
  expect(pickBonus(1, 2, false)).toBe(2)
  expect(pickBonus(1, null, false)).toBeNull()
  expect(pickBonus(1, 2, true)).toBe(1)
})
