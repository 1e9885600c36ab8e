let waiting: ((mayGoOn: boolean) => void)[] = []

/** Calls that were refused because the session is over wait here: true when they may be put again. */
export const waitForSession = (): Promise<boolean> => new Promise((resolve) => waiting.push(resolve))

export function settleWaitingCalls(mayGoOn: boolean): void {
  const settled = waiting
  waiting = []
  for (const settle of settled) settle(mayGoOn)
}
