import type { Database } from '../../kernel/database/database.ts'

/** What a player did, oldest first. */
export function eventsOf(db: Database, accountId: string) {
  return db.selectFrom('events').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute()
}

/** Where a player came from, as it was recorded with the registration. */
export function originOf(db: Database, accountId: string) {
  return db
    .selectFrom('events')
    .select(['landing', 'locale', 'click_id', 'offer_id', 'partner_id', 'landing_id'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'registration')
    .executeTakeFirst()
}

/** Keeps the events for statistics, without anything that leads to a person. */
export async function forgetEventsOf(db: Database, accountId: string): Promise<void> {
  await db
    .updateTable('events')
    .set({ account_id: null, form_id: null, click_id: null, details: '{}' })
    .where('account_id', '=', accountId)
    .execute()
}
