export type BetKind = 'single' | 'accumulator' | 'system'

/** A combination of one leg is a single, of all legs an accumulator, and everything between is a system. */
export function betKind(legs: number, size: number): BetKind {
  if (size < legs) return 'system'
  return legs === 1 ? 'single' : 'accumulator'
}
