import type { CurrencyCode } from '../../../contract/index.ts'
import { countedOdds, countedStake } from '../../../rules/slip/counted-stake.ts'
import type { SettledStake } from '../../cashier/turnover/record-turnover.ts'
import type { Counted } from '../bets/due.ts'
import type { EndedLeg } from '../bets/ended-legs.ts'
import { causeOf } from '../bets/take-stake.ts'
import type { StoredBet } from '../tables.ts'

type Ended = { readonly bet: StoredBet; readonly legs: readonly EndedLeg[] }

/** What of a settled bet counts as bet; what was returned does not. */
export function countedOf({ bet: { stake, size }, legs }: Ended): Counted {
  const ended = { stake, size, legs: legs.map(({ odds, ended: share }) => ({ odds, share })) }
  return { stake: countedStake(ended), odds: countedOdds(ended) }
}

/** What it counts for withdrawals: its real money. */
export function turnoverOf({ bet }: Ended, counted: Counted, real: number): readonly SettledStake[] {
  const { id, account_id: player, currency, total } = bet
  const stake = real === total ? counted.stake : Math.floor((counted.stake * real) / total)
  if (stake === 0) return []
  return [{ reference: causeOf(id), player, currency: currency as CurrencyCode, stake, odds: counted.odds }]
}
