import type { PlayerOutline } from '../../contract/index.ts'
import type { findPlayers } from '../../services/players/staff-tools/find-players.ts'
import { momentOf } from '../moment.ts'

type Account = Awaited<ReturnType<typeof findPlayers>>[number]

/** A player as lists show them. */
export function outlineOf(account: Account): PlayerOutline {
  const name = account.email_written ?? account.phone ?? account.login
  return {
    id: account.id,
    ...(name !== null && { name }),
    ...(account.country !== null && { country: account.country }),
    registeredAt: momentOf(account.created_at),
    lastSeenAt: momentOf(account.last_seen_at),
    blocked: account.blocked === 1,
    erased: account.erased_at !== null,
  }
}
