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
  const { published, draft } = useVersions(locale)
  return useMemo(() => messagesOf(published, draft), [published, draft])
}

/** The texts of a language as they are written at present, finished or not. */
export function useWrittenTexts(locale: string): Messages | undefined {
  const { published, draft } = useVersions(locale)
  return useMemo(() => readMessages(draft ?? published), [published, draft])
}

function useVersions(locale: string) {
  const { data } = api.useRecordQuery({ name: `locales/${locale}.json` })
  return { published: data?.published?.text, draft: data?.draft?.text }
}

/** Published texts with those of a draft, as far as they can be shown. */
export function messagesOf(published: Text, draft: Text): Messages | undefined {
  if (published === undefined || draft === undefined) return readMessages(draft ?? published)
  const [live, drafted] = [readMessages(published) ?? {}, readMessages(draft) ?? {}]
  // A half-finished text, whoever drafts it, must not hold up the preview of a landing.
  const unfinished = Object.entries(drafted).filter(([id, words]) => words !== live[id] && asShown(words) !== words)
  return { ...drafted, ...Object.fromEntries(unfinished.map(([id, words]) => [id, live[id] ?? asShown(words)])) }
}

/** A text as it can be shown: an unfinished one as it is written, with its braces. */
export const asShown = (text: string): string =>
  problemOfText(text, text) === undefined ? text : text.replaceAll("'", "''").replace(/[{}<>]/g, "'$&'")

type Text = string | undefined

const readMessages = (text: Text) => (text === undefined ? undefined : (readContent(text) as Messages | undefined))
