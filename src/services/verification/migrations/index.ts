import type { Migrations } from '../../../kernel/database/migrate.ts'
import * as verification from './2026-11-23-verification.ts'

export const migrations: Migrations = { '2026-11-23-verification': verification }
