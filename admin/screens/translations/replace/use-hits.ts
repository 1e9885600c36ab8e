import { useDeferredValue, useMemo } from 'react'
import { isOwnText } from '../../../../src/rules/own-texts.ts'
import { api } from '../../../api/api.ts'
import type { Row } from '../../../model/texts/rows.ts'
import { findHits, type Hit, type Search } from './find-hits.ts'

export type Scope = { readonly kind: 'all' | 'own' } | { readonly kind: 'landing'; readonly slug: string | undefined }

/** A place, with what is known of its text beside the words. */
export type KnownHit = Hit & {
  /** The number of published pages in this language that show it; undefined until it is known. */
  readonly pages: number | undefined
  /** Somebody else, who drafts it. */
  readonly author: string | undefined
}

/** The texts of a page of the list; whoever finds more has to search for more. */
export const mostHits = 500

type Asked = { readonly rows: readonly Row[]; readonly locales: readonly string[]; readonly scope: Scope }

/** Where these words stand, which pages show them, and who drafts them. */
export function useHits(search: Search, { rows, locales, scope }: Asked) {
  const settled = useDeferredValue(search)
  const found = useMemo(
    () => findHits(rows, settled, { locales, isIn: scope.kind === 'own' ? isOwnText : () => true }),
    [rows, settled, locales, scope.kind],
  )
  const landing = scope.kind === 'landing' ? scope.slug : undefined
  const ids = useMemo(() => [...new Set(found.map(({ id }) => id))], [found])
  const isWaiting = scope.kind === 'landing' && landing === undefined
  const { currentData: reach, isFetching } = api.useTextReachQuery(
    { ids, ...(landing !== undefined && { landing }) },
    { skip: ids.length === 0 || isWaiting },
  )
  const { data: drafted } = api.useDraftedTextsQuery({ records: ['locales/en.json'] })
  const hits = useMemo((): readonly KnownHit[] => {
    const pages = new Map(reach?.texts.map((text) => [text.id, text.pages]))
    const authors = new Map(
      drafted?.texts.filter(({ isMine }) => !isMine).map(({ record, id, by }) => [`${record} ${id}`, by]),
    )
    const shown = scope.kind === 'landing' ? found.filter(({ id }) => pages.has(id)) : found
    return shown.map((hit) => ({
      ...hit,
      pages: reach && (pages.get(hit.id)?.find(({ locale }) => locale === hit.locale)?.count ?? 0),
      author: authors.get(`locales/${hit.locale}.json ${hit.id}`),
    }))
  }, [found, reach, drafted, scope.kind])
  return { hits: hits.slice(0, mostHits), all: hits.length, isWaiting, isFetching }
}
