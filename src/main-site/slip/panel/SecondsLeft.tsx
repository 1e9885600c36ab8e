import { useEffect, useState } from 'react'
import { clockOf } from '../../../rules/main-site/clock.ts'

/** How many seconds are left until a moment, in milliseconds since 1970. */
export function SecondsLeft({ until }: { readonly until: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [])
  return (
    <b role="timer" aria-live="off">
      {clockOf(Math.max(0, Math.ceil((until - now) / 1000)))}
    </b>
  )
}
