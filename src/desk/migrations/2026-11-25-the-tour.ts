import type { Kysely } from 'kysely'

/** How far members of the staff are in the tour to their first landing; those who were here before have seen it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('staff')
    .addColumn('tour_step', 'integer', (column) => column.notNull().defaultTo(-1))
    .execute()
}
