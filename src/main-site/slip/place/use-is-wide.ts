import { useSyncExternalStore } from 'react'

/** As in the style sheet. */
const wide = '(min-width: 1100px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the slip has a place beside the page. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  )
