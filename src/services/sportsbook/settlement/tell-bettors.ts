import type { CurrencyCode } from '../../../contract/index.ts'
import { addNotice, type News } from '../../inbox/notices/add-notice.ts'
import type { Due } from '../bets/due.ts'
import { causeOf } from '../bets/take-stake.ts'
import type { Sportsbook } from '../sportsbook.ts'

/** Tells players in the inbox what their bets have paid, and what a corrected result has changed; not each lost bet. */
export const tellBettors = (sportsbook: Sportsbook, settled: readonly Due[]): Promise<void> =>
  addNotice(sportsbook, ...settled.flatMap(newsOf))

function newsOf({ bet, payout, before }: Due): readonly News[] {
  const { id, account_id: player, total, settlements } = bet
  const told = { player, money: { amount: payout, currency: bet.currency as CurrencyCode } }
  if (before) return [{ ...told, kind: 'bet-corrected', cause: `${causeOf(id)} ${settlements + 1}` }]
  if (payout > total) return [{ ...told, kind: 'bet-won', cause: causeOf(id) }]
  return payout === total ? [{ ...told, kind: 'bet-returned', cause: causeOf(id) }] : []
}
