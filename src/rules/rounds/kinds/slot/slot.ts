import type { Draw } from '../../engine.ts'
import { mostFreeSpins, paysOf, playSpins, type Spin, spinsAwarded } from '../../free-spins.ts'
import { instant } from '../../instant-engine.ts'
import type { SlotRules } from './symbols.ts'
import { type SlotWin, scattersIn, type Window, windowAt, winsOf } from './wins.ts'

export type SlotSpin = Spin & {
  /** The symbols that are seen, reel by reel from the left, each from the top. */
  readonly window: Window
  readonly wins: readonly SlotWin[]
}

export const slot = instant(
  'slot',
  (rules, draw) => {
    const spins = playSpins(rules.freeSpins, (isFree, multiplier, canAward) => ({
      ...spinReels(rules, draw, multiplier, canAward),
      isFree,
    }))
    return { outcome: { spins }, factor: paysOf(spins) }
  },
  highestFactor,
)

function spinReels(rules: SlotRules, draw: Draw, multiplier: number, canAward: boolean): Omit<SlotSpin, 'isFree'> {
  const window = windowAt(
    rules,
    rules.reels.map((reel) => draw(reel.length)),
  )
  const wins = winsOf(rules, window)
  const awarded = canAward && rules.freeSpins ? spinsAwarded(rules.freeSpins, scattersIn(rules, window)) : 0
  const pays = multiplier * wins.reduce((sum, win) => sum + win.pays, 0)
  return { window, wins, multiplier, awarded, pays }
}

/** No spin pays more than the best prize on every line, or in every way for every symbol, and that of the scatters. */
function highestFactor(rules: SlotRules): number {
  const { symbols, lines, rows, reels, freeSpins } = rules
  const bestOf = (all: SlotRules['symbols']) =>
    Math.max(0, ...all.flatMap(({ pays = [] }) => pays.map((one) => one.pays)))
  const runs = lines
    ? lines.length * bestOf(symbols)
    : symbols.reduce((sum, symbol) => sum + bestOf([symbol]), 0) * rows ** reels.length
  const spin = runs + bestOf(symbols.filter(({ role }) => role === 'scatter'))
  return spin * (1 + (freeSpins ? freeSpins.multiplier * mostFreeSpins(freeSpins) : 0))
}
