import type { Slip } from './read-slip.ts'
import type { Selection } from './selection.ts'

/** A bet that the slip would place. */
export type PlannedBet = { readonly selections: readonly Selection[]; readonly size: number }

/** How many selections make a combination; a system with as many as there are is an accumulator. */
export const sizeOf = ({ selections, size = selections.length }: Pick<Slip, 'selections' | 'size'>): number =>
  Math.max(1, Math.min(size, selections.length))

/** Singles are bets of their own, so that outcomes of one match can be among them. */
export function plannedBets(slip: Pick<Slip, 'selections' | 'size'>): readonly PlannedBet[] {
  const size = sizeOf(slip)
  if (size > 1) return [{ selections: slip.selections, size }]
  return slip.selections.map((one) => ({ selections: [one], size: 1 }))
}
