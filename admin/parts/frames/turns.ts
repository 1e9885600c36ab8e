/** A queue that lets so many tasks run at once. */
export function openTurns(most: number) {
  let running = 0
  const waiting: (() => void)[] = []

  function leave() {
    running -= 1
    waiting.shift()?.()
  }

  return {
    /** Begins the task when there is room; the returned function ends or cancels it. */
    take(begin: () => void): () => void {
      let state: 'waiting' | 'running' | 'over' = 'waiting'
      const enter = () => {
        running += 1
        state = 'running'
        begin()
      }
      if (running < most) enter()
      else waiting.push(enter)
      return () => {
        if (state === 'waiting') waiting.splice(waiting.indexOf(enter), 1)
        if (state === 'running') leave()
        state = 'over'
      }
    },
  }
}
