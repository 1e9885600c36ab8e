import type { Migrations } from '../../../kernel/database/migrate.ts'
import * as firstTables from './2026-11-21-first-tables.ts'
import * as onePendingBonus from './2026-11-22-one-pending-bonus.ts'
import * as frozenTerms from './2026-11-23-frozen-terms.ts'
import * as wagers from './2026-11-29-wagers.ts'

export const migrations: Migrations = {
  '2026-11-21-first-tables': firstTables,
  '2026-11-22-one-pending-bonus': onePendingBonus,
  '2026-11-23-frozen-terms': frozenTerms,
  '2026-11-29-wagers': wagers,
}
