type Opening = {
  readonly isSent: boolean
  readonly isDialogNeeded: boolean
  readonly isDialogOpen: boolean
  readonly hasTrackingId: boolean
}

/** Statistics go out once: when a dialog opens or the tracking id arrives, whichever is first. */
export function maySendStatistics({ isSent, isDialogNeeded, isDialogOpen, hasTrackingId }: Opening): boolean {
  return !isSent && isDialogNeeded && (isDialogOpen || hasTrackingId)
}

const pollInterval = 5000
const pollEnd = 100_000

/** After how many milliseconds to look for the visitor's id again; none when it is time to give up. */
export function nextVisitorIdPoll(elapsedMilliseconds: number): number | undefined {
  return elapsedMilliseconds + pollInterval <= pollEnd ? pollInterval : undefined
}
