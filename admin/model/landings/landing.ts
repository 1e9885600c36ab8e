import type { Answer } from '../../api/ask.ts'

export type Landing = Answer<'catalogue'>['landings'][number]

/** The displayed name of a landing; the slug of the home page is empty. */
export const nameOf = ({ slug }: Pick<Landing, 'slug'>): string => slug || '(home)'
