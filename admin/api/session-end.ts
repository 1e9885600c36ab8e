let waiting: ((mayGoOn: boolean) => void)[] = []
const listeners = new Set<() => void>()

function change(next: typeof waiting) {
  waiting = next
  for (const listener of listeners) listener()
}

/** What happens when a session ends while somebody is at work: calls wait until they have signed in again. */
export const sessionEnd = {
  isWaited: () => waiting.length > 0,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** True when the call may be put again. */
  wait: () => new Promise<boolean>((resolve) => change([...waiting, resolve])),
  settle(mayGoOn: boolean) {
    const settled = waiting
    change([])
    for (const settle of settled) settle(mayGoOn)
  },
}
