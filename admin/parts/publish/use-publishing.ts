import { useMemo, useState } from 'react'
import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'
import { sayFailure } from '../../api/failure.ts'

export type Draft = Answer<'drafts'>['drafts'][number]

/** The contract's limit. */
const mostRecords = 200

/**
 * The drafts of these records, and those of texts that their landings show, which may go along. The versions are read
 * once: a draft that is saved while somebody looks at the summary is then refused instead of published unseen.
 */
export function usePublishing(wanted: readonly string[]) {
  const { data, error } = api.useDraftsQuery(undefined)
  const along = api.useDraftedTextsQuery({ records: [...wanted] }, { skip: wanted.length > mostRecords })
  const [withTexts, setWithTexts] = useState(true)
  const own = useMemo(() => data?.drafts.filter(({ record }) => wanted.includes(record)) ?? [], [data, wanted])
  const texts = useMemo(
    () => data?.drafts.filter(({ record }) => along.data?.texts.includes(record)) ?? [],
    [data, along.data],
  )
  const chosen = useMemo(() => (withTexts ? [...own, ...texts] : own), [own, texts, withTexts])
  const isTooMuch = wanted.length > mostRecords || chosen.length > mostRecords
  const { currentData: summary, error: refused } = api.usePublishSummaryQuery(
    { records: chosen.map(({ record }) => record) },
    { skip: !along.data || chosen.length === 0 || isTooMuch },
  )
  return { texts, withTexts, setWithTexts, chosen, summary, obstacle: obstacle() }

  /** Why there is nothing to look at. */
  function obstacle(): string | undefined {
    const failure = error ?? along.error ?? refused
    if (isTooMuch) return `At most ${mostRecords} drafts are published at once. Select fewer.`
    if (failure) return sayFailure(failure)
    const isEmpty = own.length === 0 && texts.length === 0
    return data && along.data && isEmpty ? 'There is no draft: nothing waits to be published.' : undefined
  }
}
