import type { SportsCallName } from '../../contract/calls/sports.ts'
import type { Limits } from '../../kernel/limits/limit.ts'

const minute = 60_000

/** Bets are counted in memory: a row for each would cost as much as the bet. */
export const limits: Limits<SportsCallName> = {
  'place-bet': { name: 'place-bet', within: 'process', rules: [{ by: 'account', times: 240, window: minute }] },
  'own-bets-file': { name: 'own-bets-file', rules: [{ by: 'account', times: 20, window: 10 * minute }] },
}
