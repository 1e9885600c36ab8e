/** Longer than most people pause between two keys. */
const pause = 500

const waiting = new Set<() => void>()
let resting: ReturnType<typeof setTimeout>
let turn = 0

/**
 * What can wait is done when nothing more has come for a moment: one at a time, each when the browser has nothing else to
 * do. Gives the way to call it off.
 */
export function inTurn(work: () => void): () => void {
  waiting.add(work)
  clearTimeout(resting)
  cancelIdleCallback(turn)
  resting = setTimeout(takeTurn, pause)
  return () => waiting.delete(work)
}

function takeTurn(): void {
  turn = requestIdleCallback(() => {
    const [next] = waiting
    if (!next) return
    waiting.delete(next)
    next()
    takeTurn()
  })
}
