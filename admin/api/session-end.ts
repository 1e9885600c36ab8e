type Waiting = { readonly settle: (isSignedIn: boolean) => void; readonly isBackground: boolean }

let waiting: readonly Waiting[] = []
const listeners = new Set<() => void>()

function change(next: readonly Waiting[]) {
  waiting = next
  for (const listener of listeners) listener()
}

/** The calls that met the end of the session: they wait until somebody has signed in again. */
export const sessionEnd = {
  /** Whether a call waits for which somebody may be interrupted; calls in the background wait in silence. */
  isSignInNeeded: () => waiting.some(({ isBackground }) => !isBackground),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Resolves to true when the call can be repeated. */
  wait: ({ isBackground }: Pick<Waiting, 'isBackground'>) =>
    new Promise<boolean>((settle) => {
      change([...waiting, { settle, isBackground }])
    }),
  settle(isSignedIn: boolean) {
    const settled = waiting
    change([])
    for (const { settle } of settled) settle(isSignedIn)
  },
}
