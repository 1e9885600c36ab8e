import type { CurrencyCode } from '../../../contract/index.ts'
import { countedOdds, countedStake } from '../../../rules/slip/counted-stake.ts'
import type { SettledStake } from '../../cashier/turnover/record-turnover.ts'
import type { EndedLeg } from '../bets/ended-legs.ts'
import { causeOf } from '../bets/take-stake.ts'
import type { StoredBet } from '../tables.ts'

/** What a settled bet counts for withdrawals; nothing if all of it was returned. */
export function turnoverOf({
  bet,
  legs,
}: {
  readonly bet: StoredBet
  readonly legs: readonly EndedLeg[]
}): readonly SettledStake[] {
  const { id, account_id: player, currency, stake, size } = bet
  const ended = { stake, size, legs: legs.map(({ odds, ended: share }) => ({ odds, share })) }
  const counted = countedStake(ended)
  if (counted === 0) return []
  return [
    {
      reference: causeOf(id),
      player,
      currency: currency as CurrencyCode,
      stake: counted,
      odds: countedOdds(ended),
    },
  ]
}
