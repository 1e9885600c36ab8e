import type { Answer } from '../../api/ask.ts'

/** A filter of the catalogue under a name; its search stands as in the address. */
export type SavedFilter = Answer<'saved-filters'>['filters'][number]

type Search = Readonly<Record<string, string>>

/** The search parameters of a saved filter. */
export const searchOfSaved = (search: string): Search => Object.fromEntries(new URLSearchParams(search))

/** Search parameters as a text that is the same whenever they are. */
export function textOfSearch(search: Search): string {
  const parameters = new URLSearchParams(search)
  parameters.sort()
  return parameters.toString()
}
