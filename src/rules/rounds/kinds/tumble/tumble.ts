import type { Draw } from '../../engine.ts'
import { mostFreeSpins, paysOf, playSpins, type Spin, spinsAwarded } from '../../free-spins.ts'
import { instant } from '../../instant-engine.ts'
import { type Fall, fallsOf, type TumbleRules } from './falls.ts'

export type TumbleSpin = Spin & {
  /** The grids, one after the other. */
  readonly falls: readonly Fall[]
}

export const tumble = instant(
  'tumble',
  (rules, draw) => {
    const spins = playSpins(rules.freeSpins, (isFree, multiplier, canAward) => ({
      ...spinGrid(rules, draw, multiplier, canAward),
      isFree,
    }))
    return { outcome: { spins }, factor: paysOf(spins) }
  },
  highestFactor,
)

function spinGrid(rules: TumbleRules, draw: Draw, multiplier: number, canAward: boolean): Omit<TumbleSpin, 'isFree'> {
  const falls = fallsOf(rules, draw)
  const scatter = rules.symbols.find(({ role }) => role === 'scatter')?.id
  const scatters =
    falls
      .at(-1)
      ?.grid.flat()
      .filter((symbol) => symbol === scatter).length ?? 0
  const awarded = canAward && rules.freeSpins ? spinsAwarded(rules.freeSpins, scatters) : 0
  const pays = multiplier * falls.reduce((sum, fall) => sum + fall.pays, 0)
  return { falls, multiplier, awarded, pays }
}

/** No fall pays more than the best prize for as many groups as the grid has room for. */
function highestFactor({ symbols, multipliers, tumbles, columns, rows, freeSpins }: TumbleRules): number {
  const prizes = symbols.flatMap(({ pays = [] }) => pays)
  const groups = Math.floor((columns * rows) / Math.min(...prizes.map(({ count }) => count)))
  const fall = groups * Math.max(...prizes.map(({ pays }) => pays)) * Math.max(...multipliers)
  const spin = fall * (tumbles + 1)
  return spin * (1 + (freeSpins ? freeSpins.multiplier * mostFreeSpins(freeSpins) : 0))
}
