import { useEffect, useState } from 'react'

/** Milliseconds without a key press after which a dialog may take the focus. */
const pause = 2000

let lastKey = Number.NEGATIVE_INFINITY
addEventListener(
  'keydown',
  () => {
    lastKey = performance.now()
  },
  true,
)

/** Turns true at the first pause in typing: a dialog that opened earlier would receive the next letters. */
export function useTypingPause(isNeeded: boolean): boolean {
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (!isNeeded) return setPaused(false)
    let timer = 0
    const look = () => {
      const left = lastKey + pause - performance.now()
      if (left <= 0) setPaused(true)
      else timer = window.setTimeout(look, left)
    }
    look()
    return () => clearTimeout(timer)
  }, [isNeeded])
  return isNeeded && isPaused
}
