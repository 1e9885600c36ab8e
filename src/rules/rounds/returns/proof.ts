import { type Fraction, fraction, times } from './fraction.ts'

/** What one way to bet or to play returns of the stake in the long run. */
export type Way = { readonly way: string; readonly value: Fraction }

/** What follows exactly from the rules of a game. */
export type Proof = {
  readonly ways: readonly Way[]
  /** The prizes that no round can reach: JSON pointers below the engine. */
  readonly unreachable: readonly string[]
}

/** A chance times what is paid then, in thousandths. */
export const expected = (chance: Fraction, pays: number): Fraction => times(chance, fraction(pays, 1000))
