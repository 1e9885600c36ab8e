import type { Game, Manifest } from '../../../contract/index.ts'
import { isNewGame } from '../../../rules/casino/lobby-games.ts'
import { gamePath } from '../../../rules/main-site/casino-place.ts'
import type { GameCard } from '../../page/casino.ts'

/** What cards of games say, besides names. */
export const textsOfCards = ['favourite', 'badge-live', 'badge-new', 'play'].map((name) => `site.casino.${name}`)

type Words = { readonly address: (path: string) => string; readonly today: string }

/** What lobbies show of a game. */
export function cardOf(records: Manifest, game: Game, { address, today }: Words): GameCard {
  const { id, title, studio, picture, theme, engine, table } = game
  const badge = table?.dealer ? 'live' : isNewGame(game, records, today) ? 'new' : undefined
  return {
    id,
    href: address(gamePath(records, game) ?? '/'),
    title,
    studio: records.studios.find((one) => one.id === studio)?.title ?? '',
    picture,
    theme,
    kind: engine.kind,
    ...(badge && { badge }),
  }
}
