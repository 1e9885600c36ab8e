import { hashToken } from '../../../kernel/secrets.ts'
import type { Leg, Transfer, TransferKind } from './transfer.ts'

/** The row from which the database makes the postings. */
export function transferRow({ id, kind, cause, legs: all }: Transfer, now: number) {
  const legs = JSON.stringify(all.map(columnsOf))
  return { id, request_hash: hashOf(kind, cause, legs), kind, cause, legs, created_at: now }
}

/** Two requests with one id are the same if their hashes are. */
export const hashOf = (kind: TransferKind, cause: string, legs: string): string =>
  hashToken(JSON.stringify([kind, cause, legs]))

function columnsOf(leg: Leg) {
  const { currency, amount } = leg
  if ('house' in leg) return { account: null, pocket: leg.house, hold: '', currency, amount }
  return 'hold' in leg
    ? { account: leg.player, pocket: 'held', hold: leg.hold, currency, amount }
    : { account: leg.player, pocket: leg.pocket, hold: '', currency, amount }
}
