import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../../ui/when-idle.ts'

/** Whether the browser has had time for what will be wanted soon. */
export function usePrepared(isWanted: boolean): boolean {
  const [isPrepared, setPrepared] = useState(false)
  useEffect(() => {
    if (isWanted) whenIdle(() => startTransition(() => setPrepared(true)))
  }, [isWanted])
  return isPrepared
}
