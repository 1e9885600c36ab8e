/** An exact number with a denominator above zero. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint }

/** In lowest terms. */
export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)]
  const divisor = commonDivisor(top < 0n ? -top : top, bottom)
  return { numerator: top / divisor, denominator: bottom / divisor }
}

function commonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other]
  while (b > 0n) [a, b] = [b, a % b]
  return a === 0n ? 1n : a
}

export const zero = fraction(0n)
export const one = fraction(1n)

export function plus(a: Fraction, b: Fraction): Fraction {
  if (a.denominator < b.denominator) return plus(b, a)
  // Chances that are added up mostly are multiples of the same one.
  if (a.denominator % b.denominator === 0n)
    return shortened(a.numerator + b.numerator * (a.denominator / b.denominator), a.denominator)
  return shortened(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
}

export const times = (a: Fraction, b: Fraction): Fraction =>
  shortened(a.numerator * b.numerator, a.denominator * b.denominator)

/** Reckoning with longer numbers takes longer than finding their common divisor. */
const long = 1n << 4096n

const shortened = (numerator: bigint, denominator: bigint): Fraction =>
  denominator < long ? { numerator, denominator } : fraction(numerator, denominator)

export const minus = (a: Fraction, { numerator, denominator }: Fraction): Fraction =>
  plus(a, { numerator: -numerator, denominator })

export const sumOf = (all: readonly Fraction[]): Fraction => all.reduce(plus, zero)

export const isLess = (a: Fraction, b: Fraction): boolean => a.numerator * b.denominator < b.numerator * a.denominator

export const highestOf = (all: readonly Fraction[]): Fraction =>
  all.reduce((best, next) => (isLess(best, next) ? next : best))

export const lowestOf = (all: readonly Fraction[]): Fraction =>
  all.reduce((worst, next) => (isLess(next, worst) ? next : worst))

/** In percent with two decimals, halves rounded up. */
export const percentOf = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 20_000n + denominator) / (2n * denominator)) / 100
