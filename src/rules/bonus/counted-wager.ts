/** What has been played with a bonus. */
export type Played = {
  /** How much of the stake counts as played, in minor units: what was returned does not. */
  readonly stake: number
  /** In thousandths; for a round of a game undefined. */
  readonly odds?: number | undefined
  /** How much of it counts for the bonus, in percent. */
  readonly contribution: number
}

/** How much counts towards the wager of a bonus, in minor units. */
export function countedWager({ stake, odds, contribution }: Played, minimumOdds: number | null): number {
  const isTooSafe = odds !== undefined && minimumOdds !== null && odds < minimumOdds
  return isTooSafe ? 0 : Math.floor((stake * contribution) / 100)
}
