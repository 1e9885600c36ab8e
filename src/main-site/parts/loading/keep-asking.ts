/** What asking depends on. */
export type Surroundings = {
  readonly isSeen: () => boolean
  /** Tells each time that the page is seen or online again. Returns how to stop. */
  readonly onReturn: (listener: () => void) => () => void
  /** Does something after so many milliseconds. Returns how to cancel it. */
  readonly later: (milliseconds: number, work: () => void) => () => void
}

const [shortest, longest, growth] = [2000, 30_000, 1.5]

/** Asks while the page is seen, less and less often, at once when it is back, and never twice at a time. */
export function keepAsking(ask: () => Promise<void>, { isSeen, onReturn, later }: Surroundings): () => void {
  let [isAsking, isOver, wait] = [false, false, shortest]
  const next = () => {
    const cancelled = later(wait, () => void askNow())
    wait = Math.min(longest, wait * growth)
    return cancelled
  }
  let cancel = next()

  async function askNow(): Promise<void> {
    cancel()
    if (isAsking || isOver || !isSeen()) return
    isAsking = true
    await ask()
    isAsking = false
    if (!isOver) cancel = next()
  }

  const stopListening = onReturn(() => {
    wait = shortest
    void askNow()
  })
  return () => {
    isOver = true
    cancel()
    stopListening()
  }
}
