import type { Settings } from '../contract/index.ts'
import type { ErrorCatalogue } from './calls/errors.ts'
import type { Migrations } from './database/migrate.ts'
import type { SweepRule } from './database/sweep.ts'
import type { Limits } from './limits/limit.ts'

/** What each service exports; the server mounts it. Its tables are declared in its `tables.ts`. */
export type Service = {
  readonly migrations: Migrations
  /** Answers its calls. The server's types check that every call of the contract has a handler. */
  readonly handlers: object
  /** Errors of its calls, besides those that all calls share. */
  readonly errors: ErrorCatalogue
  /** Rate limits of its calls. */
  readonly limits: Limits
  /** Rows to delete when they have expired. */
  readonly sweep: readonly SweepRule[] | ((settings: Settings) => readonly SweepRule[])
}
