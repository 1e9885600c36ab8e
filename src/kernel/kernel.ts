import type { Settings } from '../contract/index.ts'
import type { Database } from './database/database.ts'
import type { Secrets } from './secrets.ts'

/** The context that all services share. */
export type Kernel = {
  readonly settings: Settings
  readonly db: Database
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly secrets: Secrets
}
