import type { GameEngine } from '../../../contract/index.ts'
import { insurancePays } from '../../../rules/rounds/kinds/blackjack/insurance.ts'
import { rouletteFactor } from '../../../rules/rounds/kinds/roulette/roulette.ts'
import type { PaytableRow } from '../../page/casino.ts'

/** What a game pays, as a table that anybody can read. Games that compute what they pay have none. */
export function paytableOf(engine: GameEngine): readonly PaytableRow[] {
  switch (engine.kind) {
    case 'slot':
    case 'tumble':
      return engine.symbols.flatMap(({ picture, pays = [], role }) =>
        pays.length > 0 || role ? [{ picture, prizes: pays, ...(role && { name: `site.play.role-${role}` }) }] : [],
      )
    case 'video-poker':
      return engine.pays.map(({ hand, pays }) => ({ name: `site.play.poker-${hand}`, prizes: [{ pays }] }))
    case 'roulette':
      return [1, 2, 3, 4, 6, 12, 18].map((count) => ({
        name: 'site.play.numbers',
        values: { count },
        prizes: [{ pays: rouletteFactor(engine, count) }],
      }))
    case 'keno':
      return engine.pays.map(({ picks, prizes }) => ({
        name: 'site.play.keno-picked',
        values: { count: picks },
        prizes: prizes.map(({ hits, pays }) => ({ count: hits, pays })),
      }))
    case 'bingo':
      return engine.prizes.map(({ pattern, within, pays }) => ({
        name: `site.play.bingo-${pattern}`,
        prizes: [{ count: within, pays }],
      }))
    case 'scratch':
      return engine.prizes.map(({ picture, pays }) => ({ picture, prizes: [{ count: 3, pays }] }))
    case 'snakes':
      return engine.pays.map(({ rolls, pays }) => ({
        name: 'site.play.rolls',
        values: { count: rolls },
        prizes: [{ pays }],
      }))
    case 'wheel':
      return engine.sectors.map(({ id, picture, pays, bonus = [] }) => ({
        ...(picture && { picture }),
        name: 'site.play.wheel-stops',
        values: { count: engine.stops.filter((stop) => stop === id).length },
        prizes: pays === undefined ? bonus.map((prize) => ({ pays: prize.pays })) : [{ pays }],
      }))
    case 'blackjack':
      return [
        { name: 'site.play.natural', prizes: [{ pays: engine.natural }] },
        ...(engine.insurance ? [{ name: 'site.play.insurance', prizes: [{ pays: insurancePays }] }] : []),
      ]
    case 'baccarat':
      return engine.bankerSix === undefined
        ? []
        : [
            { name: 'site.play.spot-banker', prizes: [{ pays: engine.banker }] },
            { name: 'site.play.banker-six', prizes: [{ pays: engine.bankerSix }] },
          ]
    case 'teen-patti':
      return (engine.pairPlus ?? []).map(({ hand, pays }) => ({
        name: `site.play.patti-${hand}`,
        prizes: [{ pays }],
      }))
    default:
      return []
  }
}
