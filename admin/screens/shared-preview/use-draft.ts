import { useMemo } from 'react'
import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'
import type { Messages } from '../../model/live/live.ts'
import { useCompiler } from '../../model/live/use-compiler.ts'
import { messagesOf } from '../../model/live/use-messages.ts'
import { guestPictures } from '../../model/pictures/place.ts'

const english = 'locales/en.json'

/** The draft of a preview link, with the texts that are drafted for it. */
export function useDraft(opened: Answer<'shared'>, token: string, locale: string) {
  const original = api.useTextsQuery({ locale: 'en', token })
  const { currentData: texts, error } = api.useTextsQuery({ locale, token })
  const library = useMemo(() => original.data && withEnglish(opened, read(original.data)), [opened, original.data])
  const pictures = useMemo(() => guestPictures(token), [token])
  const compiler = useCompiler(opened, library, pictures)
  const landing = useMemo(() => compiler?.compile(opened.text).compiled, [compiler, opened])
  const messages = useMemo(() => texts && read(texts), [texts])
  return { compiler, landing, messages, error: error ?? original.error }
}

const read = ({ text, draft }: Answer<'texts'>) => messagesOf(text, draft)

/** A text may exist only as a draft. */
function withEnglish(opened: Answer<'shared'>, messages: Messages | undefined) {
  if (!messages) return opened
  const others = opened.records.filter(({ record }) => record !== english)
  return { ...opened, records: [...others, { record: english, text: JSON.stringify(messages) }] }
}
