import type { QueuedWithdrawal } from '../../contract/index.ts'
import { isOpen } from '../../rules/cashier/withdrawals/states.ts'
import type { findWithdrawals } from '../../services/cashier/staff-tools/queue.ts'
import { actsOf } from '../../services/cashier/staff-tools/read-withdrawal.ts'
import { playersById } from '../../services/players/staff-tools/players-by-id.ts'
import type { Desk } from '../desk.ts'
import { momentOf } from '../moment.ts'
import { outlineOf } from '../players/outline.ts'

type Row = Awaited<ReturnType<typeof findWithdrawals>>[number]

/** Withdrawals as the queue shows them. */
export async function describeQueue(desk: Desk, rows: readonly Row[]): Promise<QueuedWithdrawal[]> {
  const { db, now } = desk
  const players = await playersById(db, [...new Set(rows.map(({ account_id }) => account_id))])
  const approvals = await countApprovals(db, rows)
  return rows.flatMap((row) => {
    const account = players.get(row.account_id)
    if (!account) return []
    const { id, method, amount, currency, state, reason, approvals_needed, created_at, due_at, finished_at } = row
    return {
      id,
      player: outlineOf(account),
      method: nameOf(desk, method),
      ...{ amount, currency, state },
      ...(reason !== null && { reason }),
      approvals: approvals.get(id) ?? 0,
      approvalsNeeded: approvals_needed,
      askedAt: momentOf(created_at),
      dueAt: momentOf(due_at),
      overdue: isOpen(state) && due_at < now(),
      ...(finished_at !== null && { finishedAt: momentOf(finished_at) }),
    }
  })
}

/** The name of a method in English; its id if its record is gone. */
function nameOf({ records, textOf }: Desk, id: string): string {
  const method = records().paymentMethods.find((one) => one.id === id)
  return method ? textOf(method.name, 'en') : id
}

async function countApprovals(db: Desk['db'], rows: readonly Row[]): Promise<ReadonlyMap<string, number>> {
  const acts =
    rows.length === 0
      ? []
      : await actsOf(
          db,
          rows.map(({ id }) => id),
        )
  const approvals = Map.groupBy(
    acts.filter(({ act }) => act === 'approve'),
    ({ withdrawal_id }) => withdrawal_id,
  )
  return new Map([...approvals].map(([id, of]) => [id, of.length]))
}

/** One withdrawal as the queue shows it. */
export async function describeQueued(desk: Desk, row: Row): Promise<QueuedWithdrawal> {
  const [described] = await describeQueue(desk, [row])
  if (!described) throw new Error(`Withdrawal ${row.id} belongs to nobody.`)
  return described
}
