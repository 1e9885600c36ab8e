import { pocketColor, pockets } from '../../../drawings/wheels/roulette.ts'
import type { BlockOf } from '../block.ts'

export type Bet = BlockOf<'roulette'>['bets'][number]

const hits: Readonly<Record<Bet, (number: number) => boolean>> = {
  red: (number) => pocketColor(number) === 'red',
  black: (number) => pocketColor(number) === 'black',
  even: (number) => number > 0 && number % 2 === 0,
  odd: (number) => number % 2 === 1,
  low: (number) => number > 0 && number <= 18,
  high: (number) => number > 18,
  zero: (number) => number === 0,
}

/** A number that the chosen field does not cover, other than the one reserved for the last try. */
export function missingNumber(bet: Bet | undefined, winningNumber: number): number {
  const misses = pockets.filter((number) => number !== winningNumber && !(bet && hits[bet](number)))
  return misses[Math.floor(Math.random() * misses.length)] ?? 0
}
