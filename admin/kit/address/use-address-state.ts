import { useRouter, useSearch } from '@tanstack/react-router'
import { type SetStateAction, useCallback, useEffect, useRef, useState } from 'react'

type Search = Readonly<Record<string, string>>

/** How a state is written to the address of a screen. */
type Place<State> = {
  readonly to:
    | '/'
    | '/calendar'
    | '/cashier'
    | '/verification'
    | '/trading'
    | '/links'
    | '/players'
    | '/security'
    | '/translations'
  readonly read: (search: Readonly<Record<string, unknown>>) => State
  readonly write: (state: State) => Search
}

/** The address follows after a pause in typing, in milliseconds. */
const typingPause = 250

/** The state as text, in the order in which it is read from the address. */
function written<State>({ read, write }: Place<State>, state: State): string {
  return JSON.stringify(write(read(write(state))))
}

/**
 * A state that applies at once and is written to the address: a step as a new entry of the browser's history, typing in
 * place of the present entry after a pause. The place must be the same object in each rendering.
 */
export function useAddressState<State>(place: Place<State>) {
  const search = useSearch({ strict: false })
  const router = useRouter()
  const [state, setState] = useState(() => place.read(search))
  const inAddress = useRef(written(place, state))
  const isStep = useRef(false)
  useEffect(() => {
    const read = place.read(search)
    const text = written(place, read)
    const { pathname, search: latest } = router.latestLocation
    // While the next screen is loading, the address is already the next one's, or what has been typed since.
    if (pathname !== place.to || text !== written(place, place.read(latest)) || text === inAddress.current) return
    inAddress.current = text
    setState(read)
  }, [search, place, router])
  useEffect(() => {
    const text = written(place, state)
    if (text === inAddress.current) return
    const follow = () => {
      stop()
      if (router.latestLocation.pathname !== place.to) return
      inAddress.current = text
      void router.navigate({ to: place.to, search: place.write(state), replace: !isStep.current })
      isStep.current = false
    }
    const stop = () => {
      clearTimeout(timer)
      document.removeEventListener('focusout', follow)
    }
    const timer = setTimeout(follow, isStep.current ? 0 : typingPause)
    // Leaving the field may be followed by leaving the screen: Back has to find this state.
    document.addEventListener('focusout', follow)
    return stop
  }, [state, place, router])
  const step = useCallback((next: SetStateAction<State>) => {
    isStep.current = true
    setState(next)
  }, [])
  return { state, type: setState, step }
}
