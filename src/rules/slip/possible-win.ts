import { winning } from '../odds/factor.ts'
import { type BetTerms, payoutOf } from '../odds/payout.ts'

/** What a bet pays if every leg wins. */
export const possibleWin = (terms: BetTerms, odds: readonly number[]): number => payoutOf(terms, odds.map(winning))
