/** Runs low-priority work when the browser is idle, after two seconds at the latest. */
export function whenIdle(work: () => unknown): void {
  const { requestIdleCallback } = window as Partial<Pick<Window, 'requestIdleCallback'>>
  if (requestIdleCallback) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work)
}
