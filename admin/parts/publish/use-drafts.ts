import { useMemo } from 'react'
import { recordKind } from '../../../src/contract/index.ts'
import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'
import { sayFailure } from '../../api/failure.ts'
import { useAnswer } from './use-answer.ts'
import { type DraftedText, useTextChoice } from './use-text-choice.ts'

export type Draft = Answer<'drafts'>['drafts'][number]

/** The redirect from the address of a landing that goes or comes back is published with it. */
const isWanted = (wanted: readonly string[], record: string) =>
  wanted.includes(record) || wanted.includes(record.replace(/^redirects\//, 'landings/'))

/** The limit of the call. */
const mostRecords = 200

const none: readonly DraftedText[] = []

/**
 * The drafts of these records and of the pictures that they show, and the drafted texts that their landings show. What is
 * chosen is read once: a draft that is saved after the summary was shown is refused rather than published unseen.
 */
export function useDrafts(wanted: readonly string[]) {
  const isTooMuch = wanted.length > mostRecords
  const { data, error } = useAnswer('drafts', undefined)
  const related = useAnswer('drafted-texts', { records: [...wanted] }, !isTooMuch)
  const { texts: drafted = none, pictures } = related.data ?? {}
  const isRead = data !== undefined && related.data !== undefined
  const records = useMemo(() => [...wanted, ...(pictures ?? [])], [wanted, pictures])
  const texts = useTextChoice(drafted, records)
  const chosen = useMemo(
    () =>
      data?.drafts.filter(
        ({ record }) =>
          (isWanted(wanted, record) && recordKind(record) !== 'messages') || pictures?.includes(record) === true,
      ) ?? [],
    [data, wanted, pictures],
  )
  const { currentData: summary, error: refused } = api.usePublishSummaryQuery(
    {
      records: chosen.map(({ record }) => record),
      texts: texts.chosen.map(({ record, id, revision }) => ({ record, id, revision })),
    },
    { skip: !isRead || chosen.length + texts.chosen.length === 0 || isTooMuch },
  )
  return { isRead, chosen, texts, summary, obstacle: obstacle() }

  /** Why nothing can be published. */
  function obstacle(): string | undefined {
    const failure = error ?? related.error ?? refused
    if (isTooMuch) return `At most ${mostRecords} drafts can be published at once. Select fewer.`
    if (failure) return sayFailure(failure)
    const isEmpty = chosen.length === 0 && texts.shown.length === 0
    return isRead && isEmpty ? 'There are no drafts to publish.' : undefined
  }
}
