import { useEffect, useState } from 'react'
import { clockOf } from '../../../rules/main-site/clock.ts'

type CountdownProps = {
  /** What it counts. */
  readonly label: string
  /** In seconds since 1970. */
  readonly until: number
}

/** How much time there is. Its figures are equally wide, so nothing moves. */
export function Countdown({ label, until }: CountdownProps) {
  return (
    <p className="countdown">
      {label} <b role="timer">{clockOf(useSecondsUntil(until))}</b>
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
