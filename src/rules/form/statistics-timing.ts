const pollInterval = 5000
const pollEnd = 100_000

/** The delay in milliseconds before polling for the visitor's id again; undefined to give up. */
export function nextVisitorIdPoll(elapsedMilliseconds: number): number | undefined {
  return elapsedMilliseconds + pollInterval <= pollEnd ? pollInterval : undefined
}
