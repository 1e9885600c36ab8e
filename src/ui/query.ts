import { useSyncExternalStore } from 'react'

const never = () => () => {}
const none = ''

/** The query of the visitor's address; empty in the document, which is the same for everybody. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(
    useSyncExternalStore(
      never,
      () => location.search,
      () => none,
    ),
  )
}
