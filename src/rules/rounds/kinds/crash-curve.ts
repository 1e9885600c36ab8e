import type { Draw, RulesOf } from '../engine.ts'

type Rules = RulesOf<'crash'>

/** How many equally likely numbers decide where a round crashes. */
export const crashChances = 1_000_000_000

/**
 * Where a round crashes, in thousandths: with a house edge e, it reaches a multiplier m in (1 − e) / m of all rounds, so
 * that every cash-out returns the same.
 */
export function crashPoint({ edge, highest }: Rules, draw: Draw): number {
  const number = draw(crashChances) + 1
  const point = Math.floor(((10_000 - edge) * (crashChances / 10)) / number)
  return Math.min(Math.max(point, 1000), highest)
}

/**
 * The multiplier after so many milliseconds, in thousandths. It is computed by multiplications alone, which are the
 * same on all machines, in contrast to powers.
 */
export function multiplierAt({ doublesIn, highest }: Rules, milliseconds: number): number {
  let power = 1 + (Math.LN2 * Math.max(0, milliseconds)) / doublesIn / 1024
  for (let squared = 0; squared < 10; squared++) power *= power
  return Math.min(Math.floor(power * 1000), highest)
}

/** After how many milliseconds a multiplier is reached. */
export function millisecondsUntil(rules: Rules, multiplier: number): number {
  let [low, high] = [0, 1]
  while (multiplierAt(rules, high) < Math.min(multiplier, rules.highest)) high *= 2
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (multiplierAt(rules, middle) < Math.min(multiplier, rules.highest)) low = middle + 1
    else high = middle
  }
  return low
}
