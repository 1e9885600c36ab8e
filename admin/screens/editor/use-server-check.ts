import { useEffect, useState } from 'react'
import { type Answer, ask } from '../../api/ask.ts'
import { type Content, format } from '../../model/record/content.ts'
import { useNewTexts } from './use-new-texts.ts'

type ServerCheck = {
  readonly diagnostics: Answer<'check'>['diagnostics']
  /** Why the last check has not been made yet. */
  readonly waiting?: string
}

const pause = 800
const pauseWhenBusy = 5000
const none: ServerCheck = { diagnostics: [] }

/** The diagnostics of the whole registry with this record, fetched shortly after the last change. */
export function useServerCheck(record: string, content: Content): ServerCheck {
  const withTexts = useNewTexts()
  const [checked, setChecked] = useState(none)
  useEffect(() => {
    const over = new AbortController()
    let timer = setTimeout(check, pause)
    async function check() {
      const outcome = await ask('check', { records: withTexts({ record, text: format(content) }) }, over.signal)
      if (over.signal.aborted) return
      if ('data' in outcome) return setChecked(outcome.data)
      if (outcome.error.code !== 'registry-busy') return
      const waiting = outcome.error.message
      setChecked(({ diagnostics }) => ({ diagnostics, waiting }))
      timer = setTimeout(check, pauseWhenBusy)
    }
    return () => {
      over.abort()
      clearTimeout(timer)
    }
  }, [record, content, withTexts])
  return checked
}
