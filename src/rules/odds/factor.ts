import type { Share } from '../settlement/share.ts'

/** By what a leg multiplies its stake, as an exact fraction. */
export type Factor = { readonly numerator: bigint; readonly denominator: bigint }

/** A leg that has ended: what is returned counts once, what is won at the odds, in thousandths. */
export const factorOf = ({ returned, won, of }: Share, odds: number): Factor => ({
  numerator: BigInt(returned) * 1000n + BigInt(won) * BigInt(odds),
  denominator: BigInt(of) * 1000n,
})

/** A leg that wins at these odds. */
export const winning = (odds: number): Factor => ({ numerator: BigInt(odds), denominator: 1000n })

export function productOf(factors: readonly Factor[]): Factor {
  let [numerator, denominator] = [1n, 1n]
  for (const factor of factors) {
    numerator *= factor.numerator
    denominator *= factor.denominator
  }
  return { numerator, denominator }
}
