import { describe, expect, test } from 'vitest'
import type { BonusPreset, Market } from '../../../src/contract/index.ts'
import { offeredBonuses, offeredPresets } from '../../../src/rules/landing/offered-presets.ts'
import { recordsOf } from '../../../src/rules/landing/records.ts'
import { manifest as shipped } from '../../shipped.ts'

const preset = (id: string, ...currencies: string[]): BonusPreset => ({
  ...(shipped.bonusPresets[0] as BonusPreset),
  id,
  amounts: currencies.map((currency) => ({ currency, amount: 100 })),
})
const market = (id: string, currencies: string[], welcomeBonuses: string[]): Market => ({
  ...(shipped.markets[0] as Market),
  id,
  currencies,
  welcomeBonuses,
})
const records = recordsOf({
  ...shipped,
  bonusPresets: [preset('own', 'INR'), preset('casino', 'INR', 'USD'), preset('sport', 'USD', 'BRL')],
  markets: [market('india', ['INR', 'USD'], ['casino', 'own', 'sport']), market('brazil', ['BRL'], ['sport'])],
})
const landing = { market: 'india', bonus: { preset: 'own' } }
const names = (offered: readonly BonusPreset[]) => offered.map(({ id }) => id)

describe('the bonuses of a landing', () => {
  test('start with the advertised one, without duplicates', () => {
    expect(names(offeredPresets(records, landing))).toEqual(['own', 'casino', 'sport'])
  })

  test.each([
    ['INR', ['own', 'casino']],
    ['USD', ['casino', 'sport']],
    ['BRL', ['sport']],
    ['EUR', []],
  ])('in %s are those available to its accounts', (currency, expected) => {
    expect(names(offeredBonuses(records, landing, currency))).toEqual(expected)
  })

  test('are those of the first market with the currency if the landing is unknown', () => {
    expect(names(offeredBonuses(records, undefined, 'USD'))).toEqual(['casino', 'sport'])
    expect(names(offeredBonuses(records, undefined, 'BRL'))).toEqual(['sport'])
    expect(offeredBonuses(records, undefined, 'EUR')).toEqual([])
  })
})
