import type { Manifest } from '../../../contract/index.ts'
import { gamePath } from '../../../rules/main-site/casino-place.ts'

/** What all games are called, and where they are: rounds may be of any of them. */
export const gameNames = (
  records: Manifest,
  address: (path: string) => string,
): Readonly<Record<string, { readonly title: string; readonly href: string }>> =>
  Object.fromEntries(
    records.games.map((game) => [game.id, { title: game.title, href: address(gamePath(records, game) ?? '/') }]),
  )
