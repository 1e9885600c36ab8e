const keyOf = (email: string) => `powerplay-tour-${email.toLowerCase()}`

const listeners = new Set<() => void>()

/** How far somebody is in the tour to their first landing, as this browser remembers it: a step, "done", or nothing. */
export const tour = {
  stepOf(email: string): number | undefined {
    const stored = localStorage.getItem(keyOf(email))
    return stored === null || stored === done ? undefined : Number(stored)
  },
  /** At the first sign-in; somebody who has seen it is left alone. */
  offer(email: string) {
    if (localStorage.getItem(keyOf(email)) === null) tour.go(email, 0)
  },
  go(email: string, step: number | 'done') {
    localStorage.setItem(keyOf(email), String(step))
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

const done = 'done'
