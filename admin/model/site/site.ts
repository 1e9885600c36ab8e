import { useMemo } from 'react'
import type { Site } from '../../../src/contract/index.ts'
import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'

/** The record of the site in the library. */
export function siteIn({ records }: Answer<'library'>): Site | undefined {
  const found = records.find(({ record }) => record === 'site.json')
  return found && (JSON.parse(found.text) as Site)
}

export function useSite(): Site | undefined {
  const { data } = api.useLibraryQuery(undefined)
  return useMemo(() => data && siteIn(data), [data])
}
