import { useEffect, useState } from 'react'
import type { StaffCallName } from '../../../src/contract/calls/staff.ts'
import { type Answer, type Asked, ask, type Failure, pauseWhenBusy } from '../../api/ask.ts'

/** What a call answers now, or as soon as the server is less busy. It is not read from the cache, nor read again: nobody publishes what they have not seen. */
export function useAnswer<Name extends StaffCallName>(name: Name, asked: Asked<Name>, isWanted = true) {
  const [answer, setAnswer] = useState<{ readonly data?: Answer<Name>; readonly error?: Failure }>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    if (!isWanted) return undefined
    const over = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const askNow = () =>
      ask(name, asked, over.signal).then((outcome) => {
        if (over.signal.aborted) return
        if ('error' in outcome && outcome.error.code === 'registry-busy') timer = setTimeout(askNow, pauseWhenBusy)
        else setAnswer(outcome)
      })
    void askNow()
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [])
  return answer
}
