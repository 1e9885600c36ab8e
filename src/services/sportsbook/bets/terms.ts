import { marketOfPlayer } from '../../../rules/cashier/offered-methods.ts'
import { digitsOf, smallestAmount } from '../../../rules/minor-units.ts'
import type { BetTerms } from '../../../rules/odds/payout.ts'
import { type BettingTerms, bettingTerms } from '../../../rules/slip/betting-terms.ts'
import { callError } from '../errors.ts'
import type { Bettor, Sportsbook } from '../sportsbook.ts'
import type { StoredBet } from '../tables.ts'

type Records = Pick<Sportsbook, 'records'>

/** On which terms this player bets at this moment. Throws if there are none. */
export function termsFor({ records }: Records, bettor: Pick<Bettor, 'currency' | 'country'>): BettingTerms {
  const { markets, moneyPolicies } = records()
  const terms = bettingTerms(moneyPolicies, bettor.currency, marketOfPlayer(markets, bettor)?.id)
  if (!terms) throw callError('stakes-not-taken')
  return terms
}

export const digitsIn = ({ records }: Records, currency: string): number =>
  digitsOf(records().site.currencies, currency)

/** What was agreed when this bet was placed. */
export const agreedTerms = (
  parts: Records,
  { stake, size, maximum_win, currency }: Pick<StoredBet, 'stake' | 'size' | 'maximum_win' | 'currency'>,
): BetTerms => ({ stake, size, maximumWin: maximum_win, smallest: smallestAmount(digitsIn(parts, currency)) })
