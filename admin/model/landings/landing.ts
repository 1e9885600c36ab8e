import type { Answer } from '../../api/ask.ts'

export type Landing = Answer<'catalogue'>['landings'][number]

/** How a landing is called where people read it; the home page has no slug. */
export const nameOf = ({ slug }: Pick<Landing, 'slug'>): string => slug || '(home)'
