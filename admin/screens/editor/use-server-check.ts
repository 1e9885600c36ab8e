import { useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import { type Answer, ask, pauseWhenBusy } from '../../api/ask.ts'
import { type Content, format } from '../../model/record/content.ts'
import { sourceLocale } from '../../model/texts/language.ts'
import type { Words } from './words/words.ts'

type ServerCheck = {
  readonly diagnostics: Answer<'check'>['diagnostics']
  /** How many checks of others come first, while one waits. */
  readonly ahead?: number | undefined
}

const pause = 800
const none: ServerCheck = { diagnostics: [] }

/** The diagnostics of the whole registry with this record and its drafted words, fetched shortly after the last change. */
export function useServerCheck(record: string, content: Content, words: Words): ServerCheck {
  const { data: texts } = api.useRecordQuery({ name: `locales/${sourceLocale}.json` })
  const drafted = texts?.draft?.version
  const [checked, setChecked] = useState(none)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are other problems
  useEffect(() => {
    const over = new AbortController()
    let timer = setTimeout(check, pause)
    async function check() {
      // The server knows the words of the record once they are saved.
      await words.save()
      const outcome = await ask('check', { records: [{ record, text: format(content) }] }, over.signal)
      if (over.signal.aborted) return
      if ('data' in outcome) return setChecked(outcome.data)
      if (outcome.error.code !== 'registry-busy') return
      const { ahead = 1 } = (outcome.error.details ?? {}) as { readonly ahead?: number }
      setChecked(({ diagnostics }) => ({ diagnostics, ahead }))
      timer = setTimeout(check, pauseWhenBusy)
    }
    return () => {
      over.abort()
      clearTimeout(timer)
    }
  }, [record, content, words, drafted])
  return checked
}
