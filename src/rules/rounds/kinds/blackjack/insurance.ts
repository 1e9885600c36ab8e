import { ace, rankOf } from '../../cards/card.ts'
import type { BetOf, RulesOf, Stake } from '../../engine.ts'
import { isNatural } from './hand-value.ts'

/** What a bet on a blackjack of the dealer pays, in thousandths. */
export const insurancePays = 3000

/** Before the dealer looks at the hidden card, the player may stake half as much again on a blackjack. */
export type Insurance = { readonly step: 'none' } | { readonly step: 'offered' | 'staked'; readonly amount: number }

export function firstInsurance(
  { insurance }: RulesOf<'blackjack'>,
  { amount }: BetOf<'blackjack'>,
  up: number,
): Insurance {
  const half = halfOf(amount)
  return insurance && rankOf(up) === ace && half > 0 ? { step: 'offered', amount: half } : { step: 'none' }
}

export const decided = (insurance: Insurance, isTaken: boolean): Insurance =>
  isTaken && insurance.step !== 'none' ? { step: 'staked', amount: insurance.amount } : { step: 'none' }

/** Decided at once: either the dealer has a blackjack, or not. */
export const insuranceStakes = (state: {
  readonly insurance: Insurance
  readonly dealer: readonly number[]
}): Stake[] =>
  state.insurance.step === 'staked'
    ? [{ amount: state.insurance.amount, factor: isNatural(state.dealer.slice(0, 2)) ? insurancePays : 0 }]
    : []

/** Half of a stake in whole units is in whole units as well, as far as there are any: not every currency has smaller ones. */
function halfOf(amount: number): number {
  const half = Math.floor(amount / 2)
  const whole = half - (half % 100)
  return amount % 100 === 0 && whole > 0 ? whole : half
}
