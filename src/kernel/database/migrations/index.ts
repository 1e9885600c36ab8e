import type { Migrations } from '../migrate.ts'
import * as firstTables from './2026-11-21-first-tables.ts'
import * as writeTests from './2026-11-22-write-tests.ts'

export const migrations: Migrations = { '2026-11-21-first-tables': firstTables, '2026-11-22-write-tests': writeTests }
