import { plainSymbols, prizeFor, type SlotRules, symbolWithRole } from './symbols.ts'

/** The symbols that are seen, reel by reel from the left, each from the top. */
export type Window = readonly (readonly string[])[]

export type SlotWin = {
  readonly symbol: string
  /** How many symbols make it. */
  readonly count: number
  /** The number of the line from 0, if it is on a line. */
  readonly line?: number
  /** In how many ways, if ways pay. */
  readonly ways?: number
  /** In thousandths, without the multiplier of free spins. */
  readonly pays: number
}

/** What reels show when they stop. */
export const windowAt = ({ reels, rows }: SlotRules, stops: readonly number[]): Window =>
  reels.map((reel, place) =>
    Array.from({ length: rows }, (_, row) => reel[((stops[place] ?? 0) + row) % reel.length] ?? ''),
  )

/** All that the symbols in the window pay. */
export function winsOf(rules: SlotRules, window: Window): SlotWin[] {
  const { lines } = rules
  const runs = lines
    ? lines.flatMap((line, index) => lineWin(rules, window, line, index) ?? [])
    : plainSymbols(rules).flatMap((symbol) => wayWin(rules, window, symbol.id) ?? [])
  return [...runs, ...(scatterWin(rules, window) ?? [])]
}

/** The better of the wilds at the left, and the first other symbol with the wilds around it. */
function lineWin(rules: SlotRules, window: Window, line: readonly number[], index: number): SlotWin | undefined {
  const wild = symbolWithRole(rules, 'wild')
  const seen = window.map((reel, place) => reel[line[place] ?? 0])
  const other = seen.findIndex((symbol) => symbol !== wild?.id)
  const wilds = other < 0 ? seen.length : other
  const symbol = plainSymbols(rules).find(({ id }) => id === seen[wilds])
  const end = seen.findIndex((one) => one !== symbol?.id && one !== wild?.id)
  const run = symbol ? (end < 0 ? seen.length : end) : 0
  const [byWilds, bySymbol] = [wild ? prizeFor(wild, wilds) : 0, symbol ? prizeFor(symbol, run) : 0]
  if (byWilds === 0 && bySymbol === 0) return undefined
  return wild && byWilds >= bySymbol
    ? { symbol: wild.id, count: wilds, line: index, pays: byWilds }
    : { symbol: symbol?.id ?? '', count: run, line: index, pays: bySymbol }
}

function wayWin(rules: SlotRules, window: Window, id: string): SlotWin | undefined {
  const wild = symbolWithRole(rules, 'wild')?.id
  const counts = window.map((reel) => reel.filter((one) => one === id || one === wild).length)
  const end = counts.indexOf(0)
  const run = end < 0 ? counts.length : end
  const symbol = rules.symbols.find((one) => one.id === id)
  const prize = symbol ? prizeFor(symbol, run) : 0
  if (prize === 0) return undefined
  const ways = counts.slice(0, run).reduce((product, count) => product * count, 1)
  return { symbol: id, count: run, ways, pays: prize * ways }
}

function scatterWin(rules: SlotRules, window: Window): SlotWin[] | undefined {
  const scatter = symbolWithRole(rules, 'scatter')
  if (!scatter) return undefined
  const count = scattersIn(rules, window)
  const pays = prizeFor(scatter, count)
  return pays > 0 ? [{ symbol: scatter.id, count, pays }] : undefined
}

export function scattersIn(rules: SlotRules, window: Window): number {
  const scatter = symbolWithRole(rules, 'scatter')?.id
  return window.flat().filter((symbol) => symbol === scatter).length
}
