/** Longer than most people pause between two keys. */
const pause = 500

const waiting = new Set<() => void>()
let resting: ReturnType<typeof setTimeout>
let turn = 0

/**
 * Defers work until nothing more has been deferred for a moment; then runs one piece at a time while the browser is idle.
 * Returns how to cancel it.
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
