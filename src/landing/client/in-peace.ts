/** Does what nobody waits for when the browser has nothing else to do. */
export function inPeace(work: () => unknown): void {
  const { requestIdleCallback = setTimeout } = window
  requestIdleCallback(work, { timeout: 2000 } as never)
}
