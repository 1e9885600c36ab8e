import { pickWeighted } from '../../chance/pick-weighted.ts'
import type { Draw, RulesOf } from '../../engine.ts'

export type TumbleRules = RulesOf<'tumble'>

/** The symbols of a grid, column by column from the left, each from the top. */
type Grid = readonly (readonly string[])[]

/** A grid as it lies after symbols have fallen, and what it pays. */
export type Fall = {
  readonly grid: Grid
  /** The groups that pay: these symbols vanish. */
  readonly wins: readonly { readonly symbol: string; readonly count: number; readonly pays: number }[]
  readonly multiplier: number
  /** In thousandths, the multiplier included. */
  readonly pays: number
}

/** A spin: symbols fall, groups that pay vanish, and others fall into their place, until nothing pays. */
export function fallsOf(rules: TumbleRules, draw: Draw): Fall[] {
  const weights = rules.symbols.map(({ weight }) => weight)
  const symbol = () => rules.symbols[pickWeighted(weights, draw)]?.id ?? ''
  const falls: Fall[] = []
  let grid: Grid = Array.from({ length: rules.columns }, () => Array.from({ length: rules.rows }, symbol))
  for (;;) {
    const fall = fallOf(rules, grid, falls.length)
    falls.push(fall)
    if (fall.wins.length === 0 || falls.length > rules.tumbles) return falls
    grid = refilled(rules, fall, symbol)
  }
}

function fallOf(rules: TumbleRules, grid: Grid, before: number): Fall {
  const counts = new Map<string, number>()
  for (const symbol of grid.flat()) counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
  const wins = rules.symbols.flatMap(({ id, role, pays = [] }) => {
    const count = counts.get(id) ?? 0
    const prize = role ? 0 : Math.max(0, ...pays.filter((one) => one.count <= count).map((one) => one.pays))
    return prize > 0 ? [{ symbol: id, count, pays: prize }] : []
  })
  const multiplier = rules.multipliers[Math.min(before, rules.multipliers.length - 1)] ?? 1
  return { grid, wins, multiplier, pays: multiplier * wins.reduce((sum, { pays }) => sum + pays, 0) }
}

/** What stays falls down; new symbols come from above. */
function refilled({ rows }: TumbleRules, { grid, wins }: Fall, symbol: () => string): Grid {
  const vanished = new Set(wins.map((win) => win.symbol))
  return grid.map((column) => {
    const kept = column.filter((one) => !vanished.has(one))
    return [...Array.from({ length: rows - kept.length }, symbol), ...kept]
  })
}
