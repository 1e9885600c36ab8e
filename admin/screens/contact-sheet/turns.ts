/** So many take their turn at once; the others wait in the order in which they came. */
export function openTurns(most: number) {
  let running = 0
  const waiting: (() => void)[] = []

  function leave() {
    running -= 1
    waiting.shift()?.()
  }

  return {
    /** Begins when there is room; whoever is done, or does not want any more, says so once. */
    take(begin: () => void): () => void {
      let state: 'waits' | 'runs' | 'over' = 'waits'
      const enter = () => {
        running += 1
        state = 'runs'
        begin()
      }
      if (running < most) enter()
      else waiting.push(enter)
      return () => {
        if (state === 'waits') waiting.splice(waiting.indexOf(enter), 1)
        if (state === 'runs') leave()
        state = 'over'
      }
    },
  }
}
