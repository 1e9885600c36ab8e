import type { Manifest } from '../../contract/index.ts'
import type { MarketNames } from '../page/market-names.ts'
import type { Say } from './texts.ts'

/** What all competitors and markets are called: bets may be on any of them. */
export const allMarketNames = ({ competitions, marketTypes }: Manifest, say: Say): MarketNames => ({
  competitions: Object.fromEntries(
    competitions.map(({ id, name: competition, teams }) => [
      id,
      {
        name: say(competition),
        sides: Object.fromEntries(
          teams.map(({ id: team, name }) => [team, typeof name === 'string' ? name : say(name.message)]),
        ),
      },
    ]),
  ),
  marketTypes: Object.fromEntries(marketTypes.map(({ id, name, rule: { kind } }) => [id, { name, rule: { kind } }])),
})
