import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Fraction, fraction, minus, plus, times, zero } from '../../../src/rules/rounds/returns/fraction.ts'

const numbers = fc
  .tuple(fc.bigInt({ min: -10_000n, max: 10_000n }), fc.bigInt({ min: 1n, max: 10_000n }))
  .map(([numerator, denominator]) => fraction(numerator, denominator))

const isSame = (a: Fraction, b: Fraction) => a.numerator * b.denominator === b.numerator * a.denominator

/** By the rule that is taught in schools, whatever the numbers are. */
const sumOfTwo = (a: Fraction, b: Fraction) =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
const productOfTwo = (a: Fraction, b: Fraction) => fraction(a.numerator * b.numerator, a.denominator * b.denominator)

describe('exact numbers', () => {
  test('have the sums, differences and products of the rule, over many operations', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(numbers, numbers), { maxLength: 40 }), (pairs) => {
        let [found, right] = [zero, zero]
        for (const [add, multiply] of pairs) {
          found = times(plus(found, add), multiply)
          right = productOfTwo(sumOfTwo(right, add), multiply)
          expect(isSame(found, right)).toBe(true)
          expect(found.denominator > 0n).toBe(true)
          expect(isSame(minus(found, found), zero)).toBe(true)
          expect(isSame(plus(minus(found, add), add), right)).toBe(true)
        }
      }),
    )
  })

  test('stay as short as they can be where they would grow without end', () => {
    const half = fraction(3, 6)
    let number = half
    for (let step = 0; step < 20_000; step++)
      number = minus(times(number, fraction(10, 5)), times(half, fraction(7, 7)))
    expect(isSame(number, half)).toBe(true)
    let product = fraction(1)
    for (let step = 0; step < 3000; step++)
      product = times(product, step % 2 === 0 ? fraction(99, 100) : fraction(100, 99))
    expect(isSame(product, fraction(1))).toBe(true)
    expect(product.denominator < 1n << 4200n).toBe(true)
  })
})
