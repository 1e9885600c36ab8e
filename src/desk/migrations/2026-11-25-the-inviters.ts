import type { Kysely } from 'kysely'

/** Who invited somebody; nobody where that was a command. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('staff_invitations')
    .addColumn('invited_by', 'text', (column) => column.references('staff.id'))
    .execute()
}
