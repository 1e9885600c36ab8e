import type { StoredBet, StoredSettlement } from '../tables.ts'
import { causeOf } from './take-stake.ts'

/** What a bet should have paid altogether, after what its earlier settlement said. */
export type Due = {
  readonly bet: StoredBet
  readonly payout: number
  readonly before: StoredSettlement | undefined
  /** What of its stake counts as bet; nothing if it was sold. */
  readonly counted?: Counted
}

export type Counted = { readonly stake: number; readonly odds: number }

export type Paid = Pick<StoredSettlement, 'moved' | 'owed'> & {
  /** What of the stake was real money. */
  readonly real: number
}

/** What was moved so far is more than the payout by what is owed. */
export const movedBefore = ({ before }: Due): number => (before ? before.payout + before.owed : 0)

export const settlementNumber = ({ bet }: Due): number => bet.settlements + 1

export const transferId = (due: Due): string => `${causeOf(due.bet.id)} settlement ${settlementNumber(due)}`
