import type { Game, GameOutline, Manifest } from '../../../contract/index.ts'
import { isNewGame } from '../../../rules/casino/lobby-games.ts'
import { downUntil } from '../../../rules/gaming/downtime.ts'

/** The day of a moment, as records name days. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** A game as lobbies show it. */
export function outlineOf(records: Manifest, game: Game, now: number): GameOutline {
  const { id, title, studio, engine, categories, picture, table, bonusMoney, returnToPlayer } = game
  const until = downUntil(game, now)
  return {
    ...{ id, title, studio, categories, picture },
    kind: engine.kind,
    is_new: isNewGame(game, records, dayOf(now)),
    at_table: table !== undefined,
    has_dealer: table?.dealer === true,
    bonus_money: bonusMoney,
    return_to_player: returnToPlayer,
    ...(until !== undefined && { down_until: Math.floor(until / 1000) }),
  }
}
