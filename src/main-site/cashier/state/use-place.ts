import { useSyncExternalStore } from 'react'
import { type CashierPlace, fragmentOf, readPlace } from '../../../rules/main-site/cashier-place.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

let lastFragment = ''

/** The link that skips the navigation leads to the content of this place. */
function fragment(): string {
  if (location.hash !== '#content') lastFragment = location.hash
  return lastFragment
}

/** Where the player is; the server does not know. */
export const usePlace = (): CashierPlace => readPlace(useSyncExternalStore(subscribe, fragment, () => ''))

/** Goes on to a place that takes the place of this one: Back does not lead to it. */
export const goOn = (place: CashierPlace): void => location.replace(fragmentOf(place))
