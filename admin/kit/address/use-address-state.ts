import { useRouter, useSearch } from '@tanstack/react-router'
import { type SetStateAction, useCallback, useEffect, useRef, useState } from 'react'

type Search = Readonly<Record<string, string>>

/** How a state stands in the address of a screen. */
type Place<State> = {
  readonly to: '/' | '/links' | '/translations'
  readonly read: (search: Readonly<Record<string, unknown>>) => State
  readonly write: (state: State) => Search
}

const patience = 250

/** How a state looks when it has been in the address: whatever order it was put together in. */
function written<State>({ read, write }: Place<State>, state: State): string {
  return JSON.stringify(write(read(write(state))))
}

/**
 * A state that counts at once, and that the address follows: a step is one that Back takes back; what is typed stands
 * in the address when the typing rests. The place must be the same object at each rendering.
 */
export function useAddressState<State>(place: Place<State>) {
  const search = useSearch({ strict: false })
  const router = useRouter()
  const [state, setState] = useState(() => place.read(search))
  const inAddress = useRef(written(place, state))
  const isStep = useRef(false)
  useEffect(() => {
    // While the next screen is being fetched, the address is already its own.
    if (router.latestLocation.pathname !== place.to) return
    const stated = place.read(search)
    const text = written(place, stated)
    if (text === inAddress.current) return
    inAddress.current = text
    setState(stated)
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
      clearTimeout(resting)
      document.removeEventListener('focusout', follow)
    }
    const resting = setTimeout(follow, isStep.current ? 0 : patience)
    // Whoever leaves the field may be about to leave the screen, and wants to find it again like this.
    document.addEventListener('focusout', follow)
    return stop
  }, [state, place, router])
  const step = useCallback((next: SetStateAction<State>) => {
    isStep.current = true
    setState(next)
  }, [])
  return { state, type: setState, step }
}
