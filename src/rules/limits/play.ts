/** How long a stake counts as playing if no other one follows. */
const longestPause = 5 * 60_000

/** What a stake took from a player or a win brought, in minor units. */
export type Move = {
  readonly at: number
  readonly amount: number
  readonly pocket: 'cash' | 'bonus'
}

/** What somebody has lost, open stakes included; below zero what was won. Bonus money is nobody's loss. */
export const lossOf = (moves: readonly Move[]): number =>
  moves.reduce((sum, { pocket, amount }) => (pocket === 'cash' ? sum - amount : sum), 0)

/** How long somebody has played, in milliseconds: from each stake to the next one, without long pauses. */
export function playingTimeOf(moves: readonly Move[], now: number): number {
  const stakes = moves
    .filter(({ amount }) => amount < 0)
    .map(({ at }) => at)
    .toSorted((one, other) => one - other)
  return stakes.reduce((sum, at, index) => sum + Math.min((stakes[index + 1] ?? now) - at, longestPause), 0)
}
