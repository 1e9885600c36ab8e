import type { Game, Manifest, Section } from '../../contract/index.ts'

type Records = Pick<Manifest, 'sections' | 'games' | 'gameCategories'>

/** A page of the casino: a lobby, or the page of a game. */
export type CasinoPlace = { readonly section: Section; readonly game?: Game }

export const isCasinoScreen = (screen: Section['screen']): screen is 'lobby' | 'game' =>
  screen === 'lobby' || screen === 'game'

/** Below a lobby, games without a section of their own have their pages. */
const below = '/game/'

/** The page of the casino at a path; undefined if there is none. */
export function findCasinoPlace(records: Records, path: string): CasinoPlace | undefined {
  const { sections, games } = records
  const own = sections.find((section) => section.path === path)
  if (own?.screen === 'game') {
    const game = games.find(({ id }) => id === own.game)
    return game && { section: own, game }
  }
  if (own?.screen === 'lobby') return { section: own }
  const split = path.lastIndexOf(below)
  const lobby = split > 0 && sections.find((section) => section.path === path.slice(0, split))
  const game = games.find(({ id }) => id === path.slice(split + below.length))
  return lobby && game && lobby.screen === 'lobby' && gamePath(records, game) === path
    ? { section: lobby, game }
    : undefined
}

/** The path of a game's page: its own section's if there is one, otherwise below the lobby of its area. */
export function gamePath(
  { sections, gameCategories }: Omit<Records, 'games'>,
  { id, categories: [first] }: Pick<Game, 'id' | 'categories'>,
): string | undefined {
  const own = sections.find(({ screen, game }) => screen === 'game' && game === id)
  if (own) return own.path
  const area = gameCategories.find((category) => category.id === first)?.area
  const lobby = sections.find((one) => one.screen === 'lobby' && one.area === area && one.category === undefined)
  return lobby && `${lobby.path}${below}${id}`
}
