import type { Migrations } from '../../../kernel/database/migrate.ts'
import * as factors from './2026-11-22-factors.ts'

export const migrations: Migrations = { '2026-11-22-factors': factors }
