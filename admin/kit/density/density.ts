import { useSyncExternalStore } from 'react'

export type Density = 'roomy' | 'dense'

const key = 'powerplay-density'
const changes = new EventTarget()

const density = (): Density => (localStorage.getItem(key) === 'dense' ? 'dense' : 'roomy')

/** Style sheets follow the document. */
export function applyDensity(): void {
  document.documentElement.dataset['density'] = density()
}

export function chooseDensity(chosen: Density): void {
  localStorage.setItem(key, chosen)
  applyDensity()
  changes.dispatchEvent(new Event('chosen'))
}

/** How close rows stand to each other, as last chosen in this browser. */
export const useDensity = (): Density => useSyncExternalStore(listen, density)

function listen(onChosen: () => void) {
  changes.addEventListener('chosen', onChosen)
  return () => changes.removeEventListener('chosen', onChosen)
}
