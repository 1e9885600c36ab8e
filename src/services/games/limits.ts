import type { GamesCallName } from '../../contract/calls/games.ts'
import type { Limit, Limits } from '../../kernel/limits/limit.ts'

const minute = 60_000

/** Rounds are counted in memory: a row for each would cost as much as the round. */
const playing: Limit = { name: 'play', within: 'process', rules: [{ by: 'account', times: 600, window: minute }] }

export const limits: Limits<GamesCallName> = {
  'begin-round': playing,
  'own-rounds-file': { name: 'own-rounds-file', rules: [{ by: 'account', times: 20, window: 10 * minute }] },
  'place-table-bet': playing,
  'play-move': playing,
}
