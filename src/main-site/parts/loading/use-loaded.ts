import { useCallback, useEffect, useRef, useState } from 'react'

export type Loading<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly value: Value }

/** Loads something; again when the player wishes, and when the browser is back online. */
export function useLoaded<Value>(load: () => Promise<Value | undefined>) {
  const [loading, setLoading] = useState<Loading<Value>>({ kind: 'loading' })
  const newest = useRef(0)
  const again = useCallback(async () => {
    newest.current++
    const mine = newest.current
    setLoading({ kind: 'loading' })
    const value = await load()
    // An answer about what is no longer asked for comes too late.
    if (mine === newest.current) setLoading(value === undefined ? { kind: 'failed' } : { kind: 'loaded', value })
  }, [load])
  useEffect(() => {
    void again()
  }, [again])
  const hasFailed = loading.kind === 'failed'
  useEffect(() => {
    if (!hasFailed) return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [hasFailed, again])
  return { loading, again: () => void again() }
}
