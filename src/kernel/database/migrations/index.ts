import type { Migrations } from '../migrate.ts'
import * as firstTables from './2026-11-21-first-tables.ts'

export const migrations: Migrations = { '2026-11-21-first-tables': firstTables }
