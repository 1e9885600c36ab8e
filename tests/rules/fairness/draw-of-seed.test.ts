import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawOfSeed, type RoundSeed } from '../../../src/rules/fairness/draw-of-seed.ts'
import { belongsToChain, publishedHash, seedChain } from '../../../src/rules/fairness/seed-chain.ts'
import { hashOfSeed } from '../../../src/rules/fairness/seed-hash.ts'

/** The draws of a round as somebody else would write them from the documentation, with Node's own HMAC. */
function* drawsByNode({ server, client, nonce }: RoundSeed, below: number) {
  for (let block = 0; ; block++) {
    const bytes = createHmac('sha256', server).update(`${client}:${nonce}:${block}`).digest()
    for (let offset = 0; offset < 32; offset += 4) {
      const number = bytes.readUInt32BE(offset)
      if (number < Math.floor(2 ** 32 / below) * below) yield number % below
    }
  }
}

const seeds = fc.record({
  server: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 }),
  client: fc.string({ unit: 'grapheme', maxLength: 64 }),
  nonce: fc.nat(),
})

describe('the draws of a round', () => {
  test('are those of an independent implementation, for any seed and bound', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 2, max: 2 ** 32 }), (seed, below) => {
        const [draw, other] = [drawOfSeed(seed), drawsByNode(seed, below)]
        const pairs = Array.from({ length: 20 }, () => [draw(below), other.next().value])
        expect(pairs.filter(([own, theirs]) => own !== theirs)).toEqual([])
      }),
    )
  })

  test('a bound of one takes nothing from the seed', () => {
    const [draw, same] = [1, 2].map(() => drawOfSeed({ server: 'a', client: 'b', nonce: 1 }))
    expect([draw?.(1), draw?.(1), draw?.(52)]).toEqual([0, 0, same?.(52)])
  })

  // Bounds that do not divide 2^32, where a plain remainder would favour small numbers most: 3 · 2^30 by half.
  test.each([2, 6, 37, 52, 1000])('below %i are uniform', (below) => {
    const draw = drawOfSeed({ server: 'uniform', client: 'test', nonce: below })
    expect(chiSquare(below, 60_000, () => draw(below))).toBeLessThan(limitFor(below - 1))
  })

  test('below 3 · 2^30 are uniform', () => {
    const bound = 3 * 2 ** 30
    const draw = drawOfSeed({ server: 'uniform', client: 'test', nonce: 1 })
    expect(chiSquare(3, 60_000, () => Math.floor(draw(bound) / 2 ** 30))).toBeLessThan(limitFor(2))
  })
})

function chiSquare(cells: number, draws: number, draw: () => number): number {
  const counts = new Array<number>(cells).fill(0)
  for (let drawn = 0; drawn < draws; drawn++) {
    const cell = draw()
    counts[cell] = (counts[cell] ?? 0) + 1
  }
  return counts.reduce((sum, count) => sum + (count - draws / cells) ** 2 / (draws / cells), 0)
}

/** What chi-square exceeds once in 10,000 cases, by the approximation of Wilson and Hilferty. */
const limitFor = (freedom: number) => freedom * (1 - 2 / (9 * freedom) + 3.72 * Math.sqrt(2 / (9 * freedom))) ** 3

describe('the hash of a seed', () => {
  test('is SHA-256 of its text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (seed) => {
        expect(hashOfSeed(seed)).toBe(createHash('sha256').update(seed).digest('hex'))
      }),
    )
  })
})

describe('the chain of a table', () => {
  const seeds = seedChain('the last seed', 100)
  const published = publishedHash(seeds[0] ?? '')

  test('each seed is the hash of the next one, and leads to what was published', () => {
    expect(seeds).toHaveLength(100)
    expect(seeds.at(-1)).toBe('the last seed')
    expect(seeds.slice(1).map(hashOfSeed)).toEqual(seeds.slice(0, -1))
    expect(seeds.map((seed, index) => belongsToChain(seed, index + 1, published))).toEqual(seeds.map(() => true))
  })

  test('no other seed does, and none at another place', () => {
    expect(belongsToChain('another seed', 100, published)).toBe(false)
    expect(belongsToChain(seeds[5] ?? '', 5, published)).toBe(false)
  })
})
