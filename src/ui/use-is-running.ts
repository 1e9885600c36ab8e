import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False in the document and in its first rendering, true as soon as the page runs. */
export function useIsRunning(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
