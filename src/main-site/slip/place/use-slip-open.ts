import { useEffect, useSyncExternalStore } from 'react'

/** The fragment of the address while the slip is open, so that Back closes it and another language keeps it open. */
export const slipFragment = '#slip'

/** Who signs in to bet finds the slip open again. */
const mark = 'slip-open'

const listeners = new Set<() => void>()

/** The browser does not say that an address was replaced. */
function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('hashchange', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('hashchange', listener)
  }
}

/** Whether the slip is open. */
export function useSlipOpen(): boolean {
  useEffect(() => {
    if (!takeMark()) return
    history.replaceState(history.state, '', slipFragment)
    tell()
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => location.hash === slipFragment,
    () => false,
  )
}

function takeMark(): boolean {
  try {
    const isMarked = sessionStorage.getItem(mark) !== null
    sessionStorage.removeItem(mark)
    return isMarked
  } catch {
    return false
  }
}

export function openAfterSignIn(): void {
  try {
    sessionStorage.setItem(mark, '')
  } catch {
    // A browser that blocks storage comes back to the page alone.
  }
}

let isOpenedHere = false

/** The listeners hear of it at once, so that the slip opens with the tap. */
export function openSlip(): void {
  isOpenedHere = true
  location.hash = slipFragment
  tell()
}

/** Goes back to where it was opened; a page that began with it open stays where it is. */
export function closeSlip(): void {
  if (location.hash !== slipFragment) return
  if (isOpenedHere) {
    isOpenedHere = false
    history.back()
    return
  }
  history.replaceState(history.state, '', location.pathname + location.search)
  tell()
}
