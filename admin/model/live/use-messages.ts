import { useMemo } from 'react'
import { isOwnText } from '../../../src/rules/own-texts.ts'
import { api } from '../../api/api.ts'
import { readContent } from '../record/content.ts'
import { problemOfText } from '../texts/check-text.ts'
import { sourceLocale } from '../texts/language.ts'
import type { Messages } from './live.ts'

/** The texts of a language, with those of its draft as far as they can be shown, and untranslated ones in English. */
export function useMessages(locale: string): Messages | undefined {
  const texts = useTexts(locale)
  const english = useTexts(sourceLocale)
  return useMemo(() => texts && english && withEnglish(texts, english), [texts, english])
}

/** Untranslated texts of landings are shown in English. */
export function withEnglish(texts: Messages, english: Messages): Messages {
  if (texts === english) return texts
  const own = Object.entries(english).filter(([id]) => isOwnText(id))
  return own.length > 0 ? { ...Object.fromEntries(own), ...texts } : texts
}

function useTexts(locale: string): Messages | undefined {
  const { data } = api.useRecordQuery({ name: `locales/${locale}.json` })
  const draft = data?.draft?.text
  const published = data?.published?.text
  return useMemo(() => messagesOf(published, draft), [published, draft])
}

/** Published texts with those of a draft, as far as they can be shown. */
export function messagesOf(published: Text, draft: Text): Messages | undefined {
  if (published === undefined || draft === undefined) return readMessages(draft ?? published)
  const [live, drafted] = [readMessages(published) ?? {}, readMessages(draft) ?? {}]
  // A half-finished text, whoever drafts it, must not hold up the preview of a landing.
  const unfinished = Object.entries(drafted).filter(
    ([id, words]) => words !== live[id] && problemOfText(words, words) !== undefined,
  )
  return { ...drafted, ...Object.fromEntries(unfinished.map(([id]) => [id, live[id] ?? id])) }
}

type Text = string | undefined

const readMessages = (text: Text) => (text === undefined ? undefined : (readContent(text) as Messages | undefined))
