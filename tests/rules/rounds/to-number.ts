import type { Fraction } from '../../../src/rules/rounds/returns/fraction.ts'

/** A fraction as a number, with twelve digits. */
export const toNumber = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 1_000_000_000_000n) / denominator) / 1e12
