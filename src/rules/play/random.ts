/** Four numbers of 32 bits, not all zero. */
export type Seed = readonly [number, number, number, number]

/** A number from 0 to below 1. */
export type Chance = () => number

const range = 2 ** 32

/** xoshiro128** 1.1 by David Blackman and Sebastiano Vigna: whole numbers of 32 bits. */
export function createRandom([first, second, third, fourth]: Seed): () => number {
  let [a, b, c, d] = [first, second, third, fourth]
  return () => {
    const result = Math.imul(turn(Math.imul(b, 5), 7), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = turn(d, 11)
    return result
  }
}

const turn = (number: number, by: number) => (number << by) | (number >>> (32 - by))

export function createChance(seed: Seed): Chance {
  const next = createRandom(seed)
  return () => next() / range
}

/** The n-th seed that follows from a seed: as far from its neighbours as from any other. */
export function derivedSeed(seed: Seed, n: number): Seed {
  const next = createSplitMix((seed[0] ^ Math.imul(n + 1, 0x9e3779b9)) >>> 0)
  const [a, b, c] = [next() ^ seed[1], next() ^ seed[2], next() ^ seed[3]]
  return [a, b, c, next() | 1]
}

/** splitmix32: a counter, mixed. */
function createSplitMix(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return mixed ^ (mixed >>> 15)
  }
}
