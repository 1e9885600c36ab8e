/** Free spins as slots award them. */
export type FreeSpins = {
  readonly awards: readonly { readonly scatters: number; readonly spins: number }[]
  readonly multiplier: number
  readonly retriggers: number
}

/** How many free spins so many scatters award. */
export function spinsAwarded({ awards }: Pick<FreeSpins, 'awards'>, scatters: number): number {
  let award = { scatters: 0, spins: 0 }
  for (const one of awards) if (one.scatters <= scatters && one.scatters > award.scatters) award = one
  return award.spins
}

/** The most free spins that a round can have. */
export const mostFreeSpins = ({ awards, retriggers }: FreeSpins): number =>
  Math.max(...awards.map(({ spins }) => spins)) * (retriggers + 1)

/** A spin of a round. */
export type Spin = {
  /** Whether it is one of the free spins. */
  readonly isFree: boolean
  /** By what its wins are multiplied. */
  readonly multiplier: number
  /** How many free spins it awards. */
  readonly awarded: number
  /** What it pays, in thousandths, the multiplier included. */
  readonly pays: number
}

/** The paid spin and all free spins that follow from it. */
export function playSpins<One extends Spin>(
  freeSpins: FreeSpins | undefined,
  spin: (isFree: boolean, multiplier: number, canAward: boolean) => One,
): One[] {
  const spins = [spin(false, 1, freeSpins !== undefined)]
  if (!freeSpins) return spins
  let left = spins[0]?.awarded ?? 0
  let { retriggers } = freeSpins
  while (left > 0) {
    const next = spin(true, freeSpins.multiplier, retriggers > 0)
    if (next.awarded > 0) retriggers -= 1
    left += next.awarded - 1
    spins.push(next)
  }
  return spins
}

export const paysOf = (spins: readonly Spin[]): number => spins.reduce((sum, { pays }) => sum + pays, 0)
