import type { RulesOf } from '../engine.ts'

type Rules = Pick<RulesOf<'mines'>, 'cells' | 'edge' | 'highest'>

/** What so many safe cells pay, in thousandths: the inverse of their chance, less the house edge. */
export function minesFactor({ cells, edge }: Rules, mines: number, opened: number): number {
  let [numerator, denominator] = [BigInt(10_000 - edge), 10n]
  for (let cell = 0; cell < opened; cell++) {
    numerator *= BigInt(cells - cell)
    denominator *= BigInt(Math.max(cells - mines - cell, 1))
  }
  return Number(numerator / denominator)
}

/** How many safe cells can be opened before the round is won: all, or as many as the highest multiplier allows. */
export function mostSafeCells(rules: Rules, mines: number): number {
  const safe = rules.cells - mines
  const counts = Array.from({ length: safe }, (_, index) => index + 1)
  const beyond = counts.find((opened) => opened > 1 && minesFactor(rules, mines, opened) > rules.highest)
  return beyond === undefined ? safe : beyond - 1
}
