import { setTimeout as sleep } from 'node:timers/promises'
import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import type { Tables } from '../../kernel/database/tables.ts'
import { newId } from '../../kernel/secrets.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'
import { type Journal, readJournal } from '../history/journal.ts'

/** The publishing lock; one process per database holds it. */
export type PublishLock = {
  /** The journal of a previous holder that did not finish. */
  readonly unfinished: Journal | undefined
  /** Writes the journal, or clears it with null; throws if the lock was lost in the meantime. */
  readonly note: (journal: Journal | null, db?: Database) => Promise<void>
}

type Context = Pick<Desk, 'db' | 'now'>

const name = 'publishing'
/** A lock expires after this time unless it is renewed. */
const leaseTime = 10_000
const renewal = 2_500

/** Other publications take seconds; the wait ends before the server gives up on the call. */
const patience = 5 * 60_000

/** Runs the work while holding the lock. Waits for its turn for a limited time, then throws `publish-busy`. */
export async function withPublishLock<Result>(
  context: Context,
  work: (lock: PublishLock) => Promise<Result>,
  maxWait = patience,
): Promise<Result> {
  const holder = newId()
  const unfinished = await claim(context, holder, performance.now() + maxWait)
  const renewing = setInterval(() => void renew(context, holder).catch(() => {}), renewal)
  try {
    return await work({
      unfinished,
      note: (journal, db = context.db) => noteJournal({ ...context, db }, holder, journal),
    })
  } finally {
    clearInterval(renewing)
    // A lock that cannot be released expires.
    await release(context, holder).catch(() => {})
  }
}

async function claim(context: Context, holder: string, until: number): Promise<Journal | undefined> {
  for (;;) {
    const claimed = await tryToClaim(context, holder)
    if (claimed) return readJournal(claimed.journal)
    if (performance.now() >= until) throw callError('publish-busy', { retryAfterSeconds: 5 })
    await sleep(200)
  }
}

function tryToClaim({ db, now }: Context, holder: string) {
  const moment = now()
  const lease = { holder, expires_at: moment + leaseTime }
  return db
    .insertInto('publishing')
    .values({ name, ...lease, journal: null })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(lease)
        .where((row) => isOver(row, moment)),
    )
    .returning('journal')
    .executeTakeFirst()
}

/** An expiry further ahead than a lease was written before the clock was set back. */
export function isOver(row: ExpressionBuilder<Tables, 'publishing'>, moment: number) {
  return row.or([row('publishing.expires_at', '<=', moment), row('publishing.expires_at', '>', moment + 2 * leaseTime)])
}

async function renew({ db, now }: Context, holder: string): Promise<void> {
  await db
    .updateTable('publishing')
    .set({ expires_at: now() + leaseTime })
    .where('holder', '=', holder)
    .execute()
}

async function release({ db }: Context, holder: string): Promise<void> {
  await db.updateTable('publishing').set({ expires_at: 0 }).where('holder', '=', holder).execute()
}

async function noteJournal({ db, now }: Context, holder: string, journal: Journal | null): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('publishing')
    .set({ journal: journal && JSON.stringify(journal), expires_at: now() + leaseTime })
    .where('holder', '=', holder)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw callError('publish-busy', { retryAfterSeconds: 5 })
}
