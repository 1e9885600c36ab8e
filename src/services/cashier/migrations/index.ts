import type { Migrations } from '../../../kernel/database/migrate.ts'
import * as deposits from './2026-11-23-deposits.ts'
import * as limits from './2026-11-23-limits.ts'
import * as withdrawals from './2026-11-23-withdrawals.ts'

export const migrations: Migrations = {
  '2026-11-23-deposits': deposits,
  '2026-11-23-limits': limits,
  '2026-11-23-withdrawals': withdrawals,
}
