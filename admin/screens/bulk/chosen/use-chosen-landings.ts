import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { api } from '../../../api/api.ts'
import { slugsIn } from './landings-search.ts'

/** What a call takes at most. */
export const mostRecords = 1000

/** The landings of the address, as far as they exist; undefined while they are loading. */
export function useChosenLandings() {
  const search = useSearch({ strict: false })
  const query = api.useCatalogueQuery(undefined)
  const { data } = query
  const landings = useMemo(() => {
    const wanted = new Set(slugsIn(search))
    return data?.landings.filter(({ slug }) => wanted.has(slug))
  }, [data, search])
  return { ...query, landings, slugs: slugsIn(search) }
}
