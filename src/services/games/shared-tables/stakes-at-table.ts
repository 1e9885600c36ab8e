import type { Stake } from '../../../rules/rounds/engine.ts'
import { factorOfChip } from '../../../rules/rounds/play-table.ts'
import { betOf } from '../rounds/parts-of-round.ts'
import type { StoredRound } from '../tables.ts'
import type { DealtRound } from './dealt.ts'

/** What is staked on each thing at a table, and what it pays once the outcome is shown or the player has left. */
export function stakesAtTable(round: Pick<StoredRound, 'bet' | 'cashed_out'>, { rules, dealt }: DealtRound): Stake[] {
  const bet = betOf(round)
  if (!('chips' in bet)) return []
  return bet.chips.map((chip) => ({
    amount: chip.amount,
    factor: round.cashed_out ?? factorOfChip(rules, dealt, chip),
  }))
}
