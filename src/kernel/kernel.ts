import type { Settings } from '../contract/index.ts'
import type { Database } from './database/database.ts'
import type { Secrets } from './secrets.ts'

/** What every service stands on. */
export type Kernel = {
  readonly settings: Settings
  readonly db: Database
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly secrets: Secrets
}
