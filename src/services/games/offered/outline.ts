import type { Game, GameOutline } from '../../../contract/index.ts'
import { downUntil } from '../../../rules/gaming/downtime.ts'

/** For so long a game is new. */
const newFor = 60 * 24 * 60 * 60_000

export const isNew = ({ since }: Pick<Game, 'since'>, now: number): boolean => Date.parse(since) > now - newFor

/** A game as lobbies show it. */
export function outlineOf(game: Game, now: number): GameOutline {
  const { id, title, studio, engine, categories, picture, table, bonusMoney, returnToPlayer } = game
  const until = downUntil(game, now)
  return {
    ...{ id, title, studio, categories, picture },
    kind: engine.kind,
    is_new: isNew(game, now),
    at_table: table !== undefined,
    has_dealer: table?.dealer === true,
    bonus_money: bonusMoney,
    return_to_player: returnToPlayer,
    ...(until !== undefined && { down_until: Math.floor(until / 1000) }),
  }
}
