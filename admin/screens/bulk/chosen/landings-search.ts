/** Landings in the address, by their slugs; that of the home page is empty. */
export type LandingsSearch = { readonly landings?: string }

export const slugsIn = ({ landings }: Readonly<Record<string, unknown>>): readonly string[] =>
  landings === undefined ? [] : [...new Set(String(landings).split(','))]

export const landingsSearch = (search: Readonly<Record<string, unknown>>): LandingsSearch =>
  search['landings'] === undefined ? {} : { landings: slugsIn(search).join(',') }
