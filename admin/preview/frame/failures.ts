let hasFailed = false

/** Notes that a part of the page could not be rendered, and is shown as it was before. */
export function keepFailure(): void {
  hasFailed = true
}

/** Whether a part has failed since this was last asked. */
export function takeFailure(): boolean {
  const before = hasFailed
  hasFailed = false
  return before
}
