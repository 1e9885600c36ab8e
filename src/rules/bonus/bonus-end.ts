/** A bonus that is being played with; amounts in minor units. */
export type Standing = {
  /** The bonus money that is not staked. */
  readonly money: number
  /** Stakes whose outcome is open, and how many of them are free spins or free bets. */
  readonly openStakes: number
  readonly openFree: number
  /** Free spins or free bets that are left. */
  readonly freeLeft: number
  readonly wagered: number
  readonly required: number
  /** What it has brought in real money. */
  readonly transferred: number
}

/** How a bonus has ended; undefined while it goes on. */
export function bonusEnd(standing: Standing): 'won' | 'lost' | undefined {
  const { money, openStakes, openFree, freeLeft, wagered, required, transferred } = standing
  if (freeLeft + openFree > 0) return undefined
  if (money === 0 && openStakes === 0) return transferred > 0 ? 'won' : 'lost'
  return wagered >= required ? 'won' : undefined
}
