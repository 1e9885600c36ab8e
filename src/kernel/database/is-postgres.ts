import { type Kysely, PostgresAdapter } from 'kysely'

/** For the few statements that differ between the two databases. */
export const isPostgres = <Tables>(db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter
