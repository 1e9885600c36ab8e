import { marketOfPlayer } from '../../../rules/cashier/offered-methods.ts'
import { digitsOf } from '../../../rules/minor-units.ts'
import type { BetTerms } from '../../../rules/odds/payout.ts'
import { callError } from '../errors.ts'
import type { Bettor, Sportsbook } from '../sportsbook.ts'
import type { StoredBet } from '../tables.ts'

type Records = Pick<Sportsbook, 'records'>

export const digitsIn = ({ records }: Records, currency: string) => digitsOf(records().site.currencies, currency)

/** What was agreed for a bet that is placed. */
export const termsOf = ({ records }: Records, { stake, size, maximum_win, currency }: StoredBet): BetTerms => ({
  stake,
  size,
  maximumWin: maximum_win,
  smallest: smallestAmount(digitsIn({ records }, currency)),
})
