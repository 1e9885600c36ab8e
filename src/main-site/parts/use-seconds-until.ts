import { useEffect, useState } from 'react'

/** How many seconds there are until a moment, which is in seconds since 1970; counts down. */
export function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, until - Math.floor(now / 1000))
}
