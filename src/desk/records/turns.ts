/** Work that is done one after the other. */
export type Turn = {
  /** Lower comes first; among equals, the first one to ask. */
  readonly rank: number
  /** Rejects if the work has not begun when this is aborted. */
  readonly signal: AbortSignal
}

type Waiting = { readonly rank: number; readonly begin: () => void }

export type Turns = {
  /** How many of this rank or before are ahead of a newcomer, including the one in progress. */
  readonly ahead: (rank: number) => number
  readonly take: <Result>(turn: Turn, work: () => Promise<Result>) => Promise<Result>
}

/** A queue in which each one knows its place. */
export function createTurns(): Turns {
  const waiting: Waiting[] = []
  let isBusy = false

  function next(): void {
    const [first] = waiting.toSorted((one, other) => one.rank - other.rank)
    isBusy = first !== undefined
    if (!first) return
    waiting.splice(waiting.indexOf(first), 1)
    first.begin()
  }

  function wait({ rank, signal }: Turn): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const one = { rank, begin: resolve }
    const leave = () => {
      const place = waiting.indexOf(one)
      if (place !== -1) waiting.splice(place, 1)
      if (place !== -1) reject(signal.reason)
    }
    waiting.push(one)
    signal.addEventListener('abort', leave)
    return promise.finally(() => signal.removeEventListener('abort', leave))
  }

  return {
    ahead: (rank) => waiting.filter((one) => one.rank <= rank).length + Number(isBusy),
    async take(turn, work) {
      turn.signal.throwIfAborted()
      if (isBusy) await wait(turn)
      isBusy = true
      try {
        return await work()
      } finally {
        next()
      }
    },
  }
}
