import { useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import type { Answer, Asked } from '../../api/ask.ts'
import { sayFailure } from '../../api/failure.ts'

type Drafts = Asked<'publish'>['records']

export type Prepared =
  | { readonly kind: 'looking' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'ready'; readonly drafts: Drafts; readonly summary: Answer<'publish-summary'> }

/** The contract's limit. */
const mostRecords = 200

/**
 * What publishing would change. The versions are read first: a draft that is saved while somebody looks at the
 * summary is then refused instead of published unseen.
 */
export function usePreparedPublishing(records: readonly string[]): Prepared {
  const [prepared, setPrepared] = useState<Prepared>({ kind: 'looking' })
  const [askRecord] = api.useLazyRecordQuery()
  const [askSummary] = api.useLazyPublishSummaryQuery()
  const [wanted] = useState(() => [...records])
  useEffect(() => {
    const look = async (): Promise<Prepared> => {
      if (wanted.length > mostRecords)
        return { kind: 'refused', message: `At most ${mostRecords} drafts are published at once. Select fewer.` }
      const drafts: { record: string; version: number }[] = []
      for (const name of wanted) {
        const { data, error } = await askRecord({ name })
        if (!data) return { kind: 'refused', message: error ? sayFailure(error) : `${name} cannot be opened.` }
        if (data.draft) drafts.push({ record: name, version: data.draft.version })
      }
      if (drafts.length === 0)
        return {
          kind: 'refused',
          message: 'None of these landings has a draft: what is broken is broken as published.',
        }
      const { data, error } = await askSummary({ records: drafts.map(({ record }) => record) })
      if (!data) return { kind: 'refused', message: error ? sayFailure(error) : 'The summary did not come.' }
      return { kind: 'ready', drafts, summary: data }
    }
    let isGone = false
    void look().then((found) => {
      if (!isGone) setPrepared(found)
    })
    return () => {
      isGone = true
    }
  }, [wanted, askRecord, askSummary])
  return prepared
}
