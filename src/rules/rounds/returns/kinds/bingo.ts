import type { RulesOf } from '../../engine.ts'
import { type CellSets, type Pattern, patternCells } from '../../kinds/bingo/patterns.ts'
import { choose } from '../choose.ts'
import { type Fraction, fraction, sumOf } from '../fraction.ts'
import { expected, type Proof } from '../proof.ts'

type Rules = RulesOf<'bingo'>

/** A card is paid for each pattern by itself, so that the values add up. */
export function bingoProof(rules: Rules): Proof {
  const { prizes, size } = rules
  const chances = prizes.map(({ pattern, within }) => chanceOf(rules, unionsOf(pattern, size), within))
  const values = prizes.map(({ pays }, place) => expected(chances[place] ?? fraction(0n), pays))
  return {
    ways: [{ way: 'card', value: sumOf(values) }],
    unreachable: chances.flatMap(({ numerator }, place) => (numerator === 0n ? [`/prizes/${place}`] : [])),
  }
}

/**
 * By inclusion and exclusion over all sets of lines: a term for each number of cells that some lines cover together, with
 * how often it is counted.
 */
type Unions = ReadonlyMap<number, bigint>

const known = new Map<string, Unions>()

function unionsOf(pattern: Pattern, size: number): Unions {
  const key = `${pattern} ${size}`
  const unions = known.get(key) ?? countUnions(patternCells(pattern, size))
  known.set(key, unions)
  return unions
}

function countUnions({ sets, needed }: CellSets): Unions {
  const unions = new Map<number, bigint>()
  const masks = sets.map((set) => set.reduce((mask, cell) => mask | (1n << BigInt(cell)), 0n))
  const covered = [0n]
  for (let chosen = 1; chosen < 2 ** sets.length; chosen++) {
    const last = 31 - Math.clz32(chosen)
    covered[chosen] = (covered[chosen & ~(1 << last)] ?? 0n) | (masks[last] ?? 0n)
    const lines = bitsOf(BigInt(chosen))
    if (lines < needed) continue
    const sign = (lines - needed) % 2 === 0 ? 1n : -1n
    const cells = bitsOf(covered[chosen] ?? 0n)
    unions.set(cells, (unions.get(cells) ?? 0n) + sign * choose(lines - 1, needed - 1))
  }
  return unions
}

function bitsOf(mask: bigint): number {
  let count = 0
  for (let rest = mask; rest > 0n; rest >>= 1n) if (rest & 1n) count += 1
  return count
}

/** The chance that so many balls complete the pattern. */
function chanceOf({ numbers, drawn }: Rules, unions: Unions, within: number): Fraction {
  const balls = Math.min(within, drawn)
  return sumOf(
    [...unions].map(([cells, often]) =>
      fraction(often * choose(numbers - cells, balls - cells), choose(numbers, balls)),
    ),
  )
}
