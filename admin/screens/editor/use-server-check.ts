import { useEffect, useState } from 'react'
import { type Answer, ask } from '../../api/ask.ts'
import { type Content, format } from '../../model/record/content.ts'

type Diagnostics = Answer<'check'>['diagnostics']

const pause = 800
const none: Diagnostics = []

/** The diagnostics of the whole registry with this record, fetched shortly after the last change. */
export function useServerCheck(record: string, content: Content): Diagnostics {
  const [diagnostics, setDiagnostics] = useState(none)
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(async () => {
      const outcome = await ask('check', { records: [{ record, text: format(content) }] })
      if (!isOver && 'data' in outcome) setDiagnostics(outcome.data.diagnostics)
    }, pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [record, content])
  return diagnostics
}
