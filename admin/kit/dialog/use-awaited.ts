import { useCallback, useEffect, useRef } from 'react'

/** Waits for a value that is still being read; whoever asks for one that is there gets it at once. */
export function useAwaited<Value>(value: Value | undefined): () => Promise<Value> {
  const present = useRef(value)
  const waiting = useRef<((value: Value) => void)[]>([])
  useEffect(() => {
    present.current = value
    if (value === undefined) return
    for (const go of waiting.current.splice(0)) go(value)
  }, [value])
  return useCallback(
    () =>
      present.current === undefined
        ? new Promise<Value>((go) => waiting.current.push(go))
        : Promise.resolve(present.current),
    [],
  )
}
