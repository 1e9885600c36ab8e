import type { Surroundings } from './keep-asking.ts'

/** The page in the player's browser. */
export const ownPage: Surroundings = {
  isSeen: () => document.visibilityState === 'visible',
  onReturn(listener) {
    const events = [
      [window, 'online'],
      [window, 'pageshow'],
      [document, 'visibilitychange'],
    ] as const
    for (const [target, name] of events) target.addEventListener(name, listener)
    return () => {
      for (const [target, name] of events) target.removeEventListener(name, listener)
    }
  },
  later(milliseconds, work) {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
}
