const pollInterval = 5000
const pollEnd = 100_000

/** After how many milliseconds to look for the visitor's id again; none when it is time to give up. */
export function nextVisitorIdPoll(elapsedMilliseconds: number): number | undefined {
  return elapsedMilliseconds + pollInterval <= pollEnd ? pollInterval : undefined
}
