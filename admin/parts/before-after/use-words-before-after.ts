import { useMemo } from 'react'
import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'
import type { Messages } from '../../model/live/live.ts'
import { asShown, messagesOf, withEnglish } from '../../model/live/use-messages.ts'
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
        after: withEnglish(withShown(own, texts, locale), withShown(english, texts, sourceLocale)),
      },
    [own, english, texts, locale],
  )
}

const withShown = (messages: Messages, texts: Texts, locale: string): Messages =>
  withTexts(
    messages,
    texts.map(({ record, id, text }) => ({ record, id, text: text && asShown(text) })),
    locale,
  )

function usePublished(locale: string) {
  const text = api.useRecordQuery({ name: `locales/${locale}.json` }).data?.published?.text
  return useMemo(() => messagesOf(text, undefined), [text])
}
