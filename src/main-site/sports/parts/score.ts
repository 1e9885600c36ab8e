import type { Fixture } from '../../../contract/index.ts'
import type { Counting } from '../../page/sports.ts'

/** What a side has counted in the whole match, such as 2 or 142/3; undefined if nothing is counted. */
export function wholeScore({ score }: Fixture, { whole, beside }: Counting, side: 0 | 1): string | undefined {
  if (!score || !whole) return undefined
  const count = score.counts[`match.${whole}`]?.[side] ?? 0
  const besides = beside === undefined ? undefined : score.counts[`match.${beside}`]?.[side]
  return besides === undefined ? String(count) : `${count}/${besides}`
}

/** The parts that were played or are being played, with what both sides have counted in them. */
export const partScores = ({ score, clock }: Fixture, { parts, within }: Counting) =>
  parts.flatMap((part) => {
    const count = score?.counts[`${part}.${within}`]
    return count || clock?.part === part ? [{ part, count: count ?? [0, 0] }] : []
  })
