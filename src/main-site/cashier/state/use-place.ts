import { useSyncExternalStore } from 'react'
import { type CashierPlace, fragmentOf, readPlace } from '../../../rules/main-site/cashier-place.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** Where the player is. */
export function usePlace(): CashierPlace {
  return readPlace(useSyncExternalStore(subscribe, () => location.hash))
}

/** Goes on to a place that takes the place of this one: Back does not lead to it. */
export const goOn = (place: CashierPlace): void => location.replace(fragmentOf(place))
