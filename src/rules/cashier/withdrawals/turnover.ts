/** A credited deposit, in minor units. */
export type PaidIn = { readonly amount: number; readonly at: number }

/** A settled bet of real money: its stake in minor units, its odds in thousandths. */
export type Staked = { readonly reference: string; readonly stake: number; readonly odds: number; readonly at: number }

export type Terms = {
  /** In percent of each deposit. */
  readonly percent: number
  /** In thousandths. */
  readonly minimumOdds: number
}

/** What a bet did for the turnover. */
export type CountedBet = Staked & { readonly counted: number }

export type Turnover = {
  /** What the deposits demand, what the bets reached, and what is missing. */
  readonly needed: number
  readonly reached: number
  readonly missing: number
  readonly bets: readonly CountedBet[]
}

/**
 * How much of the deposits was bet. A bet counts for deposits before it only: what somebody bet too much last week does
 * not let money through that is paid in today.
 */
export function turnoverOf(deposits: readonly PaidIn[], bets: readonly Staked[], terms: Terms): Turnover {
  const waiting = deposits.toSorted((one, other) => one.at - other.at)
  let [needed, reached, next] = [0, 0, 0]
  const payIn = (until: number) => {
    for (; (waiting[next]?.at ?? Number.POSITIVE_INFINITY) <= until; next++)
      needed += demandOf(waiting[next]?.amount ?? 0, terms)
  }
  const counted = bets
    .toSorted((one, other) => one.at - other.at)
    .map((bet) => {
      payIn(bet.at)
      const counts = bet.odds >= terms.minimumOdds ? Math.min(bet.stake, needed - reached) : 0
      reached += counts
      return { ...bet, counted: counts }
    })
  payIn(Number.MAX_SAFE_INTEGER)
  return { needed, reached, missing: needed - reached, bets: counted }
}

/** Exact for every amount; rounded up, so that a hundredth too little is too little. */
const demandOf = (amount: number, { percent }: Terms): number => Number((BigInt(amount) * BigInt(percent) + 99n) / 100n)
