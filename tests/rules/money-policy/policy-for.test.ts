import { describe, expect, test } from 'vitest'
import type { MoneyPolicy } from '../../../src/contract/index.ts'
import { policyFor } from '../../../src/rules/money-policy/policy-for.ts'

const policy = (id: string, currencies: readonly string[], markets?: string[]): MoneyPolicy => ({
  id,
  ...(markets && { markets }),
  stakes: currencies.map((currency) => ({ currency, minimum: 1, maximum: 10, maximumWin: 100 })),
  margins: { minimum: 3, maximum: 20 },
  cashOutMargin: 5,
  liveDelay: 5,
})

const policies = [policy('usual', ['INR', 'USD']), policy('brazil', ['BRL'], ['brazil'])]

describe('the money policy of a player', () => {
  test.each([
    ['of the market itself', 'BRL', 'brazil', 'brazil'],
    ['the usual one, where the market has none', 'INR', 'india', 'usual'],
    ['the usual one, without a market', 'USD', undefined, 'usual'],
  ])('is that %s', (_, currency, market, expected) => {
    const terms = policyFor(policies, currency, market)
    expect([terms?.policy.id, terms?.stakes.currency]).toEqual([expected, currency])
  })

  test('accepts no bets in a currency that it does not name, not even by the terms of another', () => {
    expect(policyFor(policies, 'INR', 'brazil')).toBeUndefined()
    expect(policyFor([], 'INR', 'india')).toBeUndefined()
  })
})
