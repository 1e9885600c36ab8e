import { findMarket } from '../../services/sportsbook/staff-tools/read-match.ts'
import { addAuditEntry } from '../audit/audit.ts'
import type { Desk } from '../desk.ts'
import type { Staff } from '../tables.ts'
import type { KnownMatch } from './known-match.ts'
import { marketName, matchName } from './names.ts'

type Done = {
  readonly staff: Staff
  readonly action: string
  readonly row: KnownMatch
  /** The whole match if left out. */
  readonly market?: string | undefined
  /** Why, or what exactly. */
  readonly note: string
}

/** Logs what a trader did in words: "Chennai – Delhi, Match winner: A player is injured. (league.chennai-vs-delhi)". */
export async function logTrading(desk: Desk, { staff, action, row, market: id, note }: Done): Promise<void> {
  const market = id === undefined ? undefined : await findMarket(desk.db, row.id, id)
  const what = [matchName(desk, row), ...(market ? [marketName(desk, row, market)] : [])].join(', ')
  await addAuditEntry(desk, { staff, action, details: `${what}: ${note.trim()} (${row.id})` })
}
