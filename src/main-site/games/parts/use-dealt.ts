import { useState } from 'react'
import type { Pace } from '../kit/pace.ts'

/** How many cards lie on the table: they come one after the other. */
export function useDealt() {
  const [dealt, setDealt] = useState(0)
  return {
    dealt,
    async deal(from: number, to: number, { pause }: Pace, between = 420): Promise<void> {
      setDealt(from)
      for (let count = from + 1; count <= to; count++) {
        await pause(between)
        setDealt(count)
      }
    },
  }
}
