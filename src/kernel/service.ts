import type { ErrorCatalogue } from './calls/errors.ts'
import type { Migrations } from './database/migrate.ts'
import type { SweepRule } from './database/sweep.ts'
import type { Limits } from './limits/limit.ts'

/** What a room of the backend brings; the server mounts it. Its tables are in the room's `tables.ts`. */
export type Service = {
  readonly migrations: Migrations
  /** What answers its calls; that together they answer all calls of the contract is checked where they are mounted. */
  readonly handlers: object
  /** How its calls fail, besides the ways that all calls share. */
  readonly errors: ErrorCatalogue
  /** How often they may be asked. */
  readonly limits: Limits
  /** What is deleted when it is of no more use. */
  readonly sweep: readonly SweepRule[]
}
