import type { Database } from '../../../kernel/database/database.ts'

/** The security events of a player, oldest first. */
export function securityEventsOf(db: Database, accountId: string) {
  return db.selectFrom('security_events').selectAll().where('account_id', '=', accountId).orderBy('at').execute()
}

/** Keeps what happened and when, without where and why. */
export async function forgetSecurityEventsOf(db: Database, accountId: string): Promise<void> {
  await db
    .updateTable('security_events')
    .set({ address: '', device: '', request_id: '', details: '' })
    .where('account_id', '=', accountId)
    .execute()
}
