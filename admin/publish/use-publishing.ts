import { useMemo, useState } from 'react'
import { api } from '../api/api.ts'
import type { Answer } from '../api/ask.ts'
import { sayFailure } from '../api/failure.ts'

export type Draft = Answer<'drafts'>['drafts'][number]

/** The contract's limit. */
const mostRecords = 200

/**
 * The drafts of these records, and those of texts, which may go along. The versions are read once: a draft that is
 * saved while somebody looks at the summary is then refused instead of published unseen.
 */
export function usePublishing(wanted: readonly string[]) {
  const { data, error } = api.useDraftsQuery(undefined)
  const [withTexts, setWithTexts] = useState(true)
  const own = useMemo(() => data?.drafts.filter(({ record }) => wanted.includes(record)) ?? [], [data, wanted])
  const texts = useMemo(
    () => data?.drafts.filter(({ record }) => record.startsWith('locales/') && !wanted.includes(record)) ?? [],
    [data, wanted],
  )
  const chosen = useMemo(() => (withTexts ? [...own, ...texts] : own), [own, texts, withTexts])
  const isTooMuch = chosen.length > mostRecords
  const { currentData: summary, error: refused } = api.usePublishSummaryQuery(
    { records: chosen.map(({ record }) => record) },
    { skip: chosen.length === 0 || isTooMuch },
  )
  return { texts, withTexts, setWithTexts, chosen, summary, obstacle: obstacle() }

  /** Why there is nothing to look at. */
  function obstacle(): string | undefined {
    if (error) return sayFailure(error)
    if (data && own.length === 0 && texts.length === 0) return 'There is no draft: nothing waits to be published.'
    if (isTooMuch) return `At most ${mostRecords} drafts are published at once. Select fewer.`
    return refused && sayFailure(refused)
  }
}
