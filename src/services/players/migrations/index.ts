import type { Migrations } from '../../../kernel/database/migrate.ts'
import * as firstTables from './2026-11-21-first-tables.ts'
import * as ages from './2026-11-22-ages.ts'
import * as blockedAndErased from './2026-11-22-blocked-and-erased.ts'
import * as noBalance from './2026-11-22-no-balance.ts'
import * as oneCodePerPurpose from './2026-11-22-one-code-per-purpose.ts'
import * as profile from './2026-11-23-profile.ts'

export const migrations: Migrations = {
  '2026-11-21-first-tables': firstTables,
  '2026-11-22-ages': ages,
  '2026-11-22-blocked-and-erased': blockedAndErased,
  '2026-11-22-no-balance': noBalance,
  '2026-11-22-one-code-per-purpose': oneCodePerPurpose,
  '2026-11-23-profile': profile,
}
