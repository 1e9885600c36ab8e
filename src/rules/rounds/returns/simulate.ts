import { hashOfSeed } from '../../fairness/seed-hash.ts'
import { createRandom, type Seed } from '../../play/random.ts'
import type { Draw } from '../engine.ts'

/** What many rounds have returned of their stakes on average, with the standard error of this mean. */
export type Measured = { readonly mean: number; readonly error: number }

/** Plays so many rounds; each one says what it has returned of its stake. */
export function measure(rounds: number, play: () => number): Measured {
  let [sum, squares] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const returned = play()
    sum += returned
    squares += returned * returned
  }
  const mean = sum / rounds
  return { mean, error: Math.sqrt((squares / rounds - mean * mean) / rounds) }
}

const range = 2 ** 32

/** Draws for simulations, the same for the same seed: quicker than those of rounds, and not secret. */
export function drawForSimulation(seed: string): Draw {
  const hash = hashOfSeed(seed)
  const parts = [0, 8, 16, 24].map((start) => Number.parseInt(hash.slice(start, start + 8), 16))
  const next = createRandom(parts as unknown as Seed)
  return (below) => {
    const whole = range - (range % below)
    let number = next()
    while (number >= whole) number = next()
    return number % below
  }
}
