import type { RoundBet } from '../../../contract/index.ts'

/** What a bet stakes on each thing, in minor units. */
export function amountsOf(bet: RoundBet): readonly number[] {
  if ('chips' in bet) return bet.chips.map(({ amount }) => amount)
  return 'cards' in bet && typeof bet.cards === 'number' ? Array(bet.cards).fill(bet.amount) : [bet.amount]
}
