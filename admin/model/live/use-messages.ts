import { useMemo } from 'react'
import { api } from '../../api/api.ts'
import { readContent } from '../record/content.ts'
import { problemOfText } from '../texts/check-text.ts'
import type { Messages } from './live.ts'

/** The texts of a language, with those of its draft as far as they can be shown. */
export function useMessages(locale: string): Messages | undefined {
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
