import type { Database } from '../../../kernel/database/database.ts'
import { inTurn } from '../../../kernel/database/in-turn.ts'
import { lineTurn } from '../line/apply-message.ts'
import { noteChange } from '../line/changes.ts'
import type { Sportsbook } from '../sportsbook.ts'

const seconds = 1000

/** After so long without a heartbeat, nobody knows what happens in the matches. */
export const longestSilence = 15 * seconds

/** A feed counts as heard when somebody first listens to it. */
export async function beginToHear({ db, now }: Sportsbook, feed: string): Promise<void> {
  await db
    .insertInto('feeds')
    .values({ name: feed, heard_at: now() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

export async function noteHeartbeat({ db, now }: Sportsbook, feed: string): Promise<void> {
  const moment = now()
  await db
    .updateTable('feeds')
    .set({ heard_at: moment })
    .where('name', '=', feed)
    .where('heard_at', '<', moment - longestSilence / 4)
    .execute()
}

/** Suspends the running matches if the feed is silent. */
export async function suspendIfSilent(sportsbook: Sportsbook, feed: string): Promise<void> {
  const { db, now } = sportsbook
  const heard = await db.selectFrom('feeds').select('heard_at').where('name', '=', feed).executeTakeFirst()
  if (!heard || heard.heard_at < now() - longestSilence) await suspendRunning(sportsbook)
}

/** Suspends everything that has begun or should have; an image of each fixture opens it again. */
export async function suspendRunning(sportsbook: Sportsbook): Promise<void> {
  const { db, now } = sportsbook
  const running = await unseen(db, now()).select('id').execute()
  for (const { id } of running) {
    await inTurn(db, lineTurn, async (transaction) => {
      const fixture = await unseen(transaction, now()).selectAll().where('id', '=', id).executeTakeFirst()
      if (!fixture) return
      await transaction.updateTable('fixtures').set({ needs_image: 1 }).where('id', '=', id).execute()
      const markets = await transaction
        .updateTable('markets')
        .set((row) => ({ state: 'suspended', version: row('version', '+', 1), changed_at: now() }))
        .where('fixture_id', '=', id)
        .where('state', '=', 'open')
        .returningAll()
        .execute()
      await noteChange(sportsbook, transaction, { before: fixture, fixture, markets })
    })
  }
}

const unseen = (db: Database, now: number) =>
  db
    .selectFrom('fixtures')
    .where('needs_image', '=', 0)
    .where((row) =>
      row.or([row('state', '=', 'live'), row.and([row('state', '=', 'planned'), row('starts_at', '<=', now)])]),
    )
