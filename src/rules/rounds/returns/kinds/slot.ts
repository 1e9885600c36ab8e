import { spinsAwarded } from '../../free-spins.ts'
import { plainSymbols, prizeFor, type SlotRules, type SlotSymbol, symbolWithRole } from '../../kinds/slot/symbols.ts'
import { type Fraction, fraction, one, plus, sumOf, times, zero } from '../fraction.ts'
import { expectedFreeSpins } from '../free-spins.ts'
import { expected, type Proof } from '../proof.ts'
import { lineRuns } from '../slot/line-runs.ts'
import { scatterChances } from '../slot/scatter-chances.ts'
import { wayRuns } from '../slot/way-runs.ts'

/** The mean of a spin, by the linearity of means: of each line, each way and the scatters by themselves. */
export function slotProof(rules: SlotRules): Proof {
  const spin = plus(meanOfRuns(rules), meanOfScatters(rules))
  return { ways: [{ way: 'spin', value: times(spin, spinsOf(rules)) }], unreachable: unreachablePrizes(rules) }
}

function meanOfRuns(rules: SlotRules): Fraction {
  const { lines } = rules
  if (!lines) {
    const means = plainSymbols(rules).flatMap((symbol) =>
      wayRuns(rules, symbol.id).map((ways, index) => expected(ways, prizeFor(symbol, index + 1))),
    )
    return sumOf(means)
  }
  const wild = symbolWithRole(rules, 'wild')
  const means = lineRuns(rules).map(({ symbol, run, wilds, chance }) =>
    expected(chance, Math.max(symbol ? prizeFor(symbol, run) : 0, wild ? prizeFor(wild, wilds) : 0)),
  )
  return times(fraction(lines.length), sumOf(means))
}

function meanOfScatters(rules: SlotRules): Fraction {
  const scatter = symbolWithRole(rules, 'scatter')
  if (!scatter) return zero
  return sumOf(scatterChances(rules).map((chance, count) => expected(chance, prizeFor(scatter, count))))
}

/** How many paid spins a round is worth, with its free spins and their multiplier. */
function spinsOf(rules: SlotRules): Fraction {
  const { freeSpins } = rules
  if (!freeSpins) return one
  const awards = scatterChances(rules).map((chance, count) => ({ chance, spins: spinsAwarded(freeSpins, count) }))
  return plus(one, times(expectedFreeSpins(awards, freeSpins.retriggers), fraction(freeSpins.multiplier)))
}

function unreachablePrizes(rules: SlotRules): string[] {
  return rules.symbols.flatMap((symbol, place) =>
    (symbol.pays ?? []).flatMap(({ count }, index) =>
      canPay(rules, symbol, count) ? [] : [`/symbols/${place}/pays/${index}`],
    ),
  )
}

function canPay(rules: SlotRules, { id, role }: SlotSymbol, count: number): boolean {
  if (role === 'scatter') return (scatterChances(rules)[count]?.numerator ?? 0n) > 0n
  const wild = symbolWithRole(rules, 'wild')?.id
  const isSeen = (reel: readonly string[]) => reel.some((symbol) => symbol === id || symbol === wild)
  const canRun = count <= rules.reels.length && rules.reels.slice(0, count).every(isSeen)
  return canRun && (role === undefined || rules.lines !== undefined) && rules.reels.some((reel) => reel.includes(id))
}
