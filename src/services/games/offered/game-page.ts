import type { GamesCalls } from '../../../contract/calls/games.ts'
import { roundTerms } from '../../../rules/gaming/round-terms.ts'
import { isPlayedHere } from '../../../rules/rounds/play-round.ts'
import type { Games } from '../games.ts'
import { findGame, marketOf } from './find-game.ts'
import { outlineOf } from './outline.ts'

/** A game with its rules, and its limits in a currency. */
export function gamePage(
  games: Pick<Games, 'records' | 'now'>,
  id: string,
  { currency, country = '' }: GamesCalls['game']['query'],
): GamesCalls['game']['answer'] {
  const game = findGame(games, id)
  const market = currency === undefined ? undefined : marketOf(games, { currency, country: country || null })
  const terms =
    currency === undefined ? undefined : roundTerms(games.records().moneyPolicies, game, currency, market?.id)
  return {
    game: outlineOf(games.records(), game, games.now()),
    contribution: game.contribution,
    ...(isPlayedHere(game.engine) && { engine: game.engine }),
    ...(terms && {
      stakes: { minimum: terms.minimum, maximum: terms.maximum, maximum_win: terms.maximumWin },
    }),
    ...(market?.play && { play: market.play }),
  }
}
