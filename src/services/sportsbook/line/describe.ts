import type { LineMarket, Score } from '../../../contract/index.ts'
import type { StoredMarket } from '../tables.ts'

/** A market as players see it. */
export const describeMarket = ({ id, type, part, line, state, odds, version }: StoredMarket): LineMarket => ({
  ...{ id, type, part, state, version },
  ...(line !== null && { line }),
  odds: JSON.parse(odds),
})

/** The stored score without parts of parts: nobody reads what happened in each over. */
export function describeScore(stored: string): Score {
  const { counts, ...score }: Score = JSON.parse(stored)
  const shown = Object.entries(counts).filter(([key]) => key.split('.').length === 2)
  return { ...score, counts: Object.fromEntries(shown), finished: score.finished.filter((part) => !part.includes('.')) }
}
