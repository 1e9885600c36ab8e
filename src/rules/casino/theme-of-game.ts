import type { Game } from '../../contract/index.ts'

/** The theme of games that name none. */
export const usualTheme = 'casino'

export const themeOfGame = ({ theme = usualTheme }: Pick<Game, 'theme'>): string => theme
