import { useSyncExternalStore } from 'react'

/** Whether a media query matches now. */
export function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (listen) => {
      const media = matchMedia(query)
      media.addEventListener('change', listen)
      return () => media.removeEventListener('change', listen)
    },
    () => matchMedia(query).matches,
  )
}
