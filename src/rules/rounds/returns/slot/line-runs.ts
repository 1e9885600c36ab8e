import { plainSymbols, type SlotRules, type SlotSymbol, symbolWithRole } from '../../kinds/slot/symbols.ts'
import { type Fraction, fraction } from '../fraction.ts'

/** How a line can begin: with wilds, and then a symbol that makes a run with them. */
type LineRun = {
  readonly symbol?: SlotSymbol
  /** How many of the symbol and the wilds follow each other from the left. */
  readonly run: number
  /** How many wilds are at the left. */
  readonly wilds: number
  readonly chance: Fraction
}

/** Every way in which a line can begin, with its chance. All lines have the same ones, because every stop is as likely. */
export function lineRuns(rules: SlotRules): LineRun[] {
  const { reels } = rules
  const wild = symbolWithRole(rules, 'wild')?.id
  const count = (place: number, id: string | undefined) => BigInt(reels[place]?.filter((one) => one === id).length ?? 0)
  const size = (place: number) => BigInt(reels[place]?.length ?? 1)
  const all = product(reels.map((_, place) => size(place)))
  const places = reels.map((_, place) => place)
  const allWild = product(places.map((place) => count(place, wild)))
  const runs = places.flatMap((wilds) => {
    const before = places.slice(0, wilds).map((place) => count(place, wild))
    const bySymbol = plainSymbols(rules).flatMap((symbol) =>
      places.slice(wilds).map((last): LineRun => {
        const run = last + 1
        const inside = places.slice(wilds + 1, run).map((place) => count(place, symbol.id) + count(place, wild))
        const after = places.slice(run)
        const breaks = after.slice(0, 1).map((place) => size(place) - count(place, symbol.id) - count(place, wild))
        const ways = product([...before, count(wilds, symbol.id), ...inside, ...breaks, ...after.slice(1).map(size)])
        return { symbol, run, wilds, chance: fraction(ways, all) }
      }),
    )
    const scatter = count(wilds, symbolWithRole(rules, 'scatter')?.id)
    const broken = product([...before, scatter, ...places.slice(wilds + 1).map(size)])
    return [...bySymbol, { run: 0, wilds, chance: fraction(broken, all) }]
  })
  return [...runs, { run: 0, wilds: reels.length, chance: fraction(allWild, all) }]
}

const product = (factors: readonly bigint[]) => factors.reduce((result, factor) => result * factor, 1n)
