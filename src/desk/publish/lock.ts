import { setTimeout as sleep } from 'node:timers/promises'
import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import type { Tables } from '../../kernel/database/tables.ts'
import { newId } from '../../kernel/secrets.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'
import { type Journal, readJournal } from '../history/journal.ts'

/** The publishing lock; one process per database holds it. */
export type Hold = {
  /** The journal of a previous holder that did not finish. */
  readonly left: Journal | undefined
  /** Writes the journal, or clears it with null; throws if the lock was lost in the meantime. */
  readonly note: (journal: Journal | null, db?: Database) => Promise<void>
}

type Ground = Pick<Desk, 'db' | 'now'>

const name = 'publishing'
/** A lock expires after this time unless it is renewed. */
const lease = 10_000
const renewal = 2_500

/** Runs the work while holding the lock. Waits for another holder for a limited time, then throws `publish-busy`. */
export async function whileHolding<Result>(
  ground: Ground,
  work: (hold: Hold) => Promise<Result>,
  patience = 10_000,
): Promise<Result> {
  const holder = newId()
  const left = await claim(ground, holder, performance.now() + patience)
  const beat = setInterval(() => void renew(ground, holder).catch(() => {}), renewal)
  try {
    return await work({ left, note: (journal, db = ground.db) => noteJournal({ ...ground, db }, holder, journal) })
  } finally {
    clearInterval(beat)
    // A lock that cannot be released expires.
    await release(ground, holder).catch(() => {})
  }
}

async function claim(ground: Ground, holder: string, until: number): Promise<Journal | undefined> {
  for (;;) {
    const claimed = await tryToClaim(ground, holder)
    if (claimed) return readJournal(claimed.journal)
    if (performance.now() >= until) throw callError('publish-busy', { retryAfterSeconds: 5 })
    await sleep(200)
  }
}

function tryToClaim({ db, now }: Ground, holder: string) {
  const moment = now()
  const lasting = { holder, expires_at: moment + lease }
  return db
    .insertInto('publishing')
    .values({ name, ...lasting, journal: null })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(lasting)
        .where((row) => isOver(row, moment)),
    )
    .returning('journal')
    .executeTakeFirst()
}

/** An expiry further ahead than a lease was written before the clock was set back. */
export function isOver(row: ExpressionBuilder<Tables, 'publishing'>, moment: number) {
  return row.or([row('publishing.expires_at', '<=', moment), row('publishing.expires_at', '>', moment + 2 * lease)])
}

async function renew({ db, now }: Ground, holder: string): Promise<void> {
  await db
    .updateTable('publishing')
    .set({ expires_at: now() + lease })
    .where('holder', '=', holder)
    .execute()
}

async function release({ db }: Ground, holder: string): Promise<void> {
  await db.updateTable('publishing').set({ expires_at: 0 }).where('holder', '=', holder).execute()
}

async function noteJournal({ db, now }: Ground, holder: string, journal: Journal | null): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('publishing')
    .set({ journal: journal && JSON.stringify(journal), expires_at: now() + lease })
    .where('holder', '=', holder)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw callError('publish-busy', { retryAfterSeconds: 5 })
}
