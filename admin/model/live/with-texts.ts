import type { Messages } from './live.ts'

type Text = { readonly record: string; readonly id: string; readonly text: string | null }

/** The texts of a language with some of them changed or removed. */
export function withTexts(messages: Messages, texts: readonly Text[], locale: string): Messages {
  const own = texts.filter(({ record }) => record === `locales/${locale}.json`)
  if (own.length === 0) return messages
  const words = new Map(Object.entries(messages))
  for (const { id, text } of own) {
    if (text === null) words.delete(id)
    else words.set(id, text)
  }
  return Object.fromEntries(words)
}
