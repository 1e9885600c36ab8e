type Work = (signal: AbortSignal) => Promise<void>

/** Work that waits until nobody builds; the last that was planned counts. */
export type Settling = {
  readonly later: (work: Work) => void
  /** Ends what is under way, and forgets what is planned, also by that. */
  readonly stop: () => Promise<void>
}

export function createSettling(delay: number, onFailure: (error: unknown) => void): Settling {
  let timer: NodeJS.Timeout | undefined
  let over: Promise<void> = Promise.resolve()
  let ending = new AbortController()

  function begin(work: Work): void {
    const { signal } = ending
    const run = () => (signal.aborted ? undefined : work(signal))
    over = over.then(run).catch((error: unknown) => {
      if (!signal.aborted) onFailure(error)
    })
  }

  return {
    later(work) {
      clearTimeout(timer)
      timer = setTimeout(begin, delay, work)
    },
    async stop() {
      clearTimeout(timer)
      ending.abort()
      await over
      clearTimeout(timer)
      ending = new AbortController()
    },
  }
}
