import type { RulesOf } from '../engine.ts'

type Rules = Pick<RulesOf<'mines'>, 'cells' | 'edge' | 'highest'>

const known = new Map<string, readonly number[]>()

/** More than all games have; then the memory begins anew. */
const mostKnown = 2000

/**
 * What one safe cell pays, two and so on, in thousandths: the inverse of their chance, less the house edge. The list ends
 * when the round is won: with the last safe cell, or with the last one that the highest multiplier allows.
 */
export function minesFactors(rules: Rules, mines: number): readonly number[] {
  const key = `${rules.cells} ${rules.edge} ${rules.highest} ${mines}`
  const before = known.get(key)
  if (before) return before
  const factors = computedFactors(rules, mines)
  if (known.size >= mostKnown) known.clear()
  known.set(key, factors)
  return factors
}

function computedFactors({ cells, edge, highest }: Rules, mines: number): number[] {
  const factors: number[] = []
  let [numerator, denominator] = [BigInt(10_000 - edge), 10n]
  for (let opened = 0; opened < cells - mines; opened++) {
    numerator *= BigInt(cells - opened)
    denominator *= BigInt(cells - mines - opened)
    const factor = Number(numerator / denominator)
    if (opened > 0 && factor > highest) return factors
    factors.push(factor)
  }
  return factors
}
