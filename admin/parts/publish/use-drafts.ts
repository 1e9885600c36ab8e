import { useMemo, useState } from 'react'
import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'
import { sayFailure } from '../../api/failure.ts'

export type Draft = Answer<'drafts'>['drafts'][number]

/** The limit of the call. */
const mostRecords = 200

/**
 * The drafts of these records, and those of the texts that their landings show. The versions are read once: a draft that
 * is saved after the summary was shown is refused rather than published unseen.
 */
export function useDrafts(wanted: readonly string[]) {
  const { data, error } = api.useDraftsQuery(undefined)
  const related = api.useDraftedTextsQuery({ records: [...wanted] }, { skip: wanted.length > mostRecords })
  const [withTexts, setWithTexts] = useState(true)
  const own = useMemo(() => data?.drafts.filter(({ record }) => wanted.includes(record)) ?? [], [data, wanted])
  const texts = useMemo(
    () => data?.drafts.filter(({ record }) => related.data?.texts.includes(record)) ?? [],
    [data, related.data],
  )
  const chosen = useMemo(() => (withTexts ? [...own, ...texts] : own), [own, texts, withTexts])
  const isTooMuch = wanted.length > mostRecords || chosen.length > mostRecords
  const { currentData: summary, error: refused } = api.usePublishSummaryQuery(
    { records: chosen.map(({ record }) => record) },
    { skip: !related.data || chosen.length === 0 || isTooMuch },
  )
  return { texts, withTexts, setWithTexts, chosen, summary, obstacle: obstacle() }

  /** Why nothing can be published. */
  function obstacle(): string | undefined {
    const failure = error ?? related.error ?? refused
    if (isTooMuch) return `At most ${mostRecords} drafts can be published at once. Select fewer.`
    if (failure) return sayFailure(failure)
    const isEmpty = own.length === 0 && texts.length === 0
    return data && related.data && isEmpty ? 'There are no drafts to publish.' : undefined
  }
}
