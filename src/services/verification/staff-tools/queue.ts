import type { VerificationState } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import type { Verification } from '../tables.ts'

/** What the staff looks at: everything that waits for somebody, or one state. */
type QueueView = 'open' | VerificationState

type Filter = {
  readonly view: QueueView
  /** The id of a player; of everybody if left out. */
  readonly player?: string | undefined
  /** The id of the last known check; those behind it are returned. */
  readonly after?: string | undefined
}

const queuePage = 50

const open: readonly VerificationState[] = ['in-process', 'on-check']

const statesOf = (view: QueueView): readonly VerificationState[] => (view === 'open' ? open : [view])

/** A page of checks: what waits for somebody, oldest first; the rest newest first. */
export async function findVerifications(db: Database, { view, player, after }: Filter): Promise<Verification[]> {
  const states = statesOf(view)
  const [column, direction, behind] = states.some((state) => open.includes(state))
    ? (['completed_at', 'asc', '>'] as const)
    : (['created_at', 'desc', '<'] as const)
  const known = after
    ? await db.selectFrom('verifications').select(['id', column]).where('id', '=', after).executeTakeFirst()
    : undefined
  return db
    .selectFrom('verifications')
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

/** How many checks wait for somebody, and how many of them wait longer than players are told. */
export async function countVerifications(db: Database, now: number) {
  const { waiting, overdue } = await db
    .selectFrom('verifications')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('waiting'),
      fn.coalesce(fn.sum<number>(eb.case().when('due_at', '<', now).then(1).else(0).end()), eb.val(0)).as('overdue'),
    ])
    .where('state', 'in', open)
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting), overdue: Number(overdue) }
}
