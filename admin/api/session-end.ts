type Waiting = { readonly settle: (mayGoOn: boolean) => void; readonly isPatient: boolean }

let waiting: readonly Waiting[] = []
const listeners = new Set<() => void>()

function change(next: readonly Waiting[]) {
  waiting = next
  for (const listener of listeners) listener()
}

/** What happens when a session ends while somebody is at work: calls wait until they have signed in again. */
export const sessionEnd = {
  /** Whether anything waits that is worth an interruption. */
  isWaited: () => waiting.some(({ isPatient }) => !isPatient),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** True when the call may be put again. */
  wait: ({ isPatient }: Pick<Waiting, 'isPatient'>) =>
    new Promise<boolean>((settle) => {
      change([...waiting, { settle, isPatient }])
    }),
  settle(mayGoOn: boolean) {
    const settled = waiting
    change([])
    for (const { settle } of settled) settle(mayGoOn)
  },
}
