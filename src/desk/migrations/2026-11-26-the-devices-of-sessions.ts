import { type Kysely, sql } from 'kysely'

/** Where a session began and when it was last used, by which people recognise it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const texts = ['id', 'ip', 'user_agent']
  for (const column of texts) await add(column, 'text', '')
  await add('seen_at', 'bigint', 0)
  await sql`update staff_sessions set id = token_hash, seen_at = created_at`.execute(db)

  function add(column: string, type: 'text' | 'bigint', value: string | number): Promise<void> {
    return db.schema
      .alterTable('staff_sessions')
      .addColumn(column, type, (it) => it.notNull().defaultTo(value))
      .execute()
  }
}
