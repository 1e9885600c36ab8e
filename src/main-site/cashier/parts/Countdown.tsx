import { useEffect, useState } from 'react'
import { useText } from '../../../ui/text.ts'

/** How long there is to pay; in seconds since 1970. Its figures are equally wide, so nothing moves. */
export function Countdown({ until }: { readonly until: number }) {
  const text = useText()
  const left = useSecondsUntil(until)
  const [minutes, seconds] = [Math.floor(left / 60), left % 60]
  return (
    <p className="countdown">
      {text('site.cashier.time-left')} <b role="timer">{`${minutes}:${String(seconds).padStart(2, '0')}`}</b>
    </p>
  )
}

function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, until - Math.floor(now / 1000))
}
