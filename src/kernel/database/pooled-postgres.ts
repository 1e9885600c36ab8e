import { PostgresAdapter, PostgresDialect } from 'kysely'

/**
 * PostgreSQL, also behind a pool that lends a connection for a transaction: nothing is locked for a session, as the lock
 * would stay with a connection that is somebody else's next.
 */
export class PooledPostgres extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new WithoutSessionLocks()
  }
}

/** `migrate` takes turns in another way. */
class WithoutSessionLocks extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
