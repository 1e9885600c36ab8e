import type { Asked } from '../../../api/ask.ts'
import { type Hit, withHits } from './find-hits.ts'

export type Replacement = Asked<'replace-texts'>['texts'][number]

/** The words of each text before and after its hits are replaced. */
export function replacementsOf(hits: readonly Hit[]): Replacement[] {
  const texts = Map.groupBy(hits, ({ locale, id }) => `${locale} ${id}`)
  return [...texts.values()].flatMap((ofText) =>
    ofText.slice(0, 1).map(({ locale, id, words }) => ({
      record: `locales/${locale}.json`,
      id,
      before: words,
      after: withHits(ofText),
    })),
  )
}

/** What takes these replacements back. */
export const undoOf = (replacements: readonly Replacement[]): Replacement[] =>
  replacements.map(({ before, after, ...text }) => ({ ...text, before: after, after: before }))
