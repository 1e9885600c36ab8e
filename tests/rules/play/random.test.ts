import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createChance, createRandom, derivedSeed, type Seed } from '../../../src/rules/play/random.ts'

const word = fc.integer({ min: 1, max: 2 ** 32 - 1 })
const seeds: fc.Arbitrary<Seed> = fc.tuple(word, word, word, word)

describe('random numbers', () => {
  test('are those of the reference implementation of xoshiro128**', () => {
    const next = createRandom([1, 2, 3, 4])
    expect(Array.from({ length: 10 }, next)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ])
  })

  test('are the same for the same seed, and at least 0 and below 1 as chances', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const [one, other] = [createChance(seed), createChance(seed)]
        const drawn = Array.from({ length: 100 }, one)
        expect(Array.from({ length: 100 }, other)).toEqual(drawn)
        expect(drawn.every((chance) => chance >= 0 && chance < 1)).toBe(true)
      }),
    )
  })

  test('of derived seeds are different ones, and as often in each tenth', () => {
    const tenths = new Array(10).fill(0)
    for (let n = 0; n < 20_000; n++) tenths[Math.floor(createChance(derivedSeed([1, 2, 3, 4], n))() * 10)]++
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200)
    expect(new Set(Array.from({ length: 5000 }, (_, n) => derivedSeed([1, 2, 3, 4], n).join())).size).toBe(5000)
  })
})
