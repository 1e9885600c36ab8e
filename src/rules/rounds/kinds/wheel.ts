import { pickWeighted } from '../chance/pick-weighted.ts'
import type { RulesOf } from '../engine.ts'
import { alone } from '../table-engine.ts'

type Rules = RulesOf<'wheel'>

/** The one spot of wheels on which players do not bet on a sector. */
export const spinSpot = 'spin'

/** What can be bet on. */
export const wheelSpots = ({ bet, sectors }: Rules): string[] =>
  bet === 'spin' ? [spinSpot] : sectors.map(({ id }) => id)

export const wheel = alone('wheel', {
  chipProblem: (rules, { spot }) => (wheelSpots(rules).includes(spot) ? undefined : 'unknown-spot'),
  deal: (rules, draw) => {
    const stop = draw(rules.stops.length)
    const sector = rules.stops[stop] ?? ''
    const { bonus, pays = 0 } = rules.sectors.find(({ id }) => id === sector) ?? {}
    if (!bonus) return { stop, sector, pays }
    const prize = pickWeighted(
      bonus.map(({ weight }) => weight),
      draw,
    )
    return { stop, sector, prize, pays: bonus[prize]?.pays ?? 0 }
  },
  factorOf: (_, { sector, pays }, { spot }) => (spot === spinSpot || spot === sector ? pays : 0),
  highestFactor: ({ sectors }) =>
    Math.max(...sectors.flatMap(({ pays = 0, bonus = [] }) => [pays, ...bonus.map((prize) => prize.pays)])),
})
