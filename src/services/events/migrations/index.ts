import type { Migrations } from '../../../kernel/database/migrate.ts'
import * as firstTables from './2026-11-21-first-tables.ts'
import * as eventsByTime from './2026-11-22-events-by-time.ts'
import * as hashedFormIds from './2026-11-22-hashed-form-ids.ts'

export const migrations: Migrations = {
  '2026-11-21-first-tables': firstTables,
  '2026-11-22-events-by-time': eventsByTime,
  '2026-11-22-hashed-form-ids': hashedFormIds,
}
