import type { Migrations } from '../migrate.ts'
import * as firstTables from './2026-11-21-first-tables.ts'
import * as writeTests from './2026-11-22-write-tests.ts'
import * as stream from './2026-11-29-stream.ts'

export const migrations: Migrations = {
  '2026-11-21-first-tables': firstTables,
  '2026-11-22-write-tests': writeTests,
  '2026-11-29-stream': stream,
}
