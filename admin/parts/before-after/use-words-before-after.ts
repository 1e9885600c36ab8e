import { useMemo } from 'react'
import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'
import { messagesOf, withEnglish } from '../../model/live/use-messages.ts'
import { withTexts } from '../../model/live/with-texts.ts'
import { sourceLocale } from '../../model/texts/language.ts'

export type Texts = readonly Pick<Answer<'drafted-texts'>['texts'][number], 'record' | 'id' | 'text'>[]

/** The published words of a language, and the same with these texts. */
export function useWordsBeforeAfter(locale: string, texts: Texts) {
  const own = usePublished(locale)
  const english = usePublished(sourceLocale)
  return useMemo(
    () =>
      own &&
      english && {
        before: withEnglish(own, english),
        after: withEnglish(withTexts(own, texts, locale), withTexts(english, texts, sourceLocale)),
      },
    [own, english, texts, locale],
  )
}

function usePublished(locale: string) {
  const text = api.useRecordQuery({ name: `locales/${locale}.json` }).data?.published?.text
  return useMemo(() => messagesOf(text, undefined), [text])
}
