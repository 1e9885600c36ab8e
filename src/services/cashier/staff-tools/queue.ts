import type { WithdrawalState } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import type { Withdrawal } from '../tables.ts'

/** What the staff looks at: everything that waits for somebody, or one state. */
export type QueueView = 'open' | WithdrawalState

type Filter = {
  readonly view: QueueView
  /** The id of a player; of everybody if left out. */
  readonly player?: string | undefined
  /** The id of the last known withdrawal; those behind it are returned. */
  readonly after?: string | undefined
}

export const queuePage = 50

const statesOf = (view: QueueView): readonly WithdrawalState[] => (view === 'open' ? ['pending', 'approved'] : [view])

/** A page of withdrawals: what still has to be done by its deadline, so that what is overdue comes first; the rest newest first. */
export async function findWithdrawals(db: Database, { view, player, after }: Filter): Promise<Withdrawal[]> {
  const states = statesOf(view)
  const isWaiting = states.some((state) => state === 'pending' || state === 'approved')
  const [column, direction, behind] = isWaiting
    ? (['due_at', 'asc', '>'] as const)
    : (['created_at', 'desc', '<'] as const)
  const known = after
    ? await db.selectFrom('withdrawals').select(['id', column]).where('id', '=', after).executeTakeFirst()
    : undefined
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where(({ and, eb, refTuple, tuple }) =>
      and([
        eb('state', 'in', states),
        ...(player ? [eb('account_id', '=', player)] : []),
        ...(known ? [eb(refTuple(column, 'id'), behind, tuple(known[column] ?? 0, known.id))] : []),
      ]),
    )
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(queuePage)
    .execute()
}

/** How many withdrawals wait for somebody, and how many of them should be paid by now. */
export async function countQueue(db: Database, now: number) {
  const { waiting, overdue } = await db
    .selectFrom('withdrawals')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('waiting'),
      fn.coalesce(fn.sum<number>(eb.case().when('due_at', '<', now).then(1).else(0).end()), eb.val(0)).as('overdue'),
    ])
    .where('state', 'in', ['pending', 'approved'])
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting), overdue: Number(overdue) }
}
