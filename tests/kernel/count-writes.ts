import { sql } from 'kysely'
import type { Database } from '../../src/kernel/database/database.ts'

/** Counts written rows with SQLite triggers, except those of rate limits and of security events, which record refusals. */
export async function countWrites(db: Database): Promise<() => Promise<number>> {
  await sql`create table writes (count integer not null)`.execute(db)
  await sql`insert into writes values (0)`.execute(db)
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  for (const table of tables.filter((name) => !['writes', 'rate_limits', 'security_events'].includes(name))) {
    for (const change of ['insert', 'update', 'delete']) {
      await sql`create trigger ${sql.ref(`${table}_${change}`)} after ${sql.raw(change)} on ${sql.table(table)}
        begin update writes set count = count + 1; end`.execute(db)
    }
  }
  return async () => {
    const { rows } = await sql<{ count: number }>`select count from writes`.execute(db)
    return rows[0]?.count ?? 0
  }
}
