type Bet = { readonly stake: number; readonly odds: number; readonly counted: number }

/** What a bet did for the turnover, or why it did nothing. */
export type BetStanding = 'counted' | 'partly' | 'low-odds' | 'not-needed'

export function standingOf({ stake, odds, counted }: Bet, minimumOdds: number): BetStanding {
  if (odds < minimumOdds) return 'low-odds'
  if (counted === 0) return 'not-needed'
  return counted < stake ? 'partly' : 'counted'
}
