import type { QueuedVerification } from '../../contract/index.ts'
import { isUnderModeration } from '../../rules/verification/states.ts'
import { playersById } from '../../services/players/staff-tools/players-by-id.ts'
import type { findVerifications } from '../../services/verification/staff-tools/queue.ts'
import { askedCount, countDocuments } from '../../services/verification/staff-tools/read-verification.ts'
import type { Desk } from '../desk.ts'
import { momentOf } from '../moment.ts'
import { outlineOf } from '../players/outline.ts'

export type Row = Awaited<ReturnType<typeof findVerifications>>[number]

/** Checks of documents as the queue shows them. */
export async function describeQueue({ db, now }: Desk, rows: readonly Row[]): Promise<QueuedVerification[]> {
  const players = await playersById(db, [...new Set(rows.map(({ account_id }) => account_id))])
  const documents = await countDocuments(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap((row) => {
    const account = players.get(row.account_id)
    if (!account) return []
    const { id, state, reason, created_at, completed_at, due_at, decided_at } = row
    return {
      id,
      player: outlineOf(account),
      state,
      ...(reason !== null && { reason }),
      documents: documents.get(id) ?? 0,
      asked: askedCount(row),
      sentAt: momentOf(created_at),
      ...(completed_at !== null && { waitingSince: momentOf(completed_at) }),
      overdue: isUnderModeration(state) && due_at !== null && due_at < now(),
      ...(decided_at !== null && { decidedAt: momentOf(decided_at) }),
    }
  })
}

/** One check as the queue shows it. */
export async function describeQueued(desk: Desk, row: Row): Promise<QueuedVerification> {
  const [described] = await describeQueue(desk, [row])
  if (!described) throw new Error(`Verification ${row.id} belongs to nobody.`)
  return described
}
