import type { Sport } from '../../contract/index.ts'

/** How many competitors meet. */
export const sidesInAMatch = ({ play }: Sport): number => (play.kind === 'race' ? play.runners : 2)
