import { findMatch } from '../../services/sportsbook/staff-tools/read-match.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'

export type KnownMatch = Awaited<ReturnType<typeof knownMatch>>

/** A match of the line; throws if there is none with this id. */
export async function knownMatch({ db }: Pick<Desk, 'db'>, id: string) {
  const row = await findMatch(db, id)
  if (!row) throw callError('unknown-match')
  return row
}
