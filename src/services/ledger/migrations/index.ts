import type { Migrations } from '../../../kernel/database/migrate.ts'
import * as ledger from './2026-11-22-ledger.ts'

export const migrations: Migrations = { '2026-11-22-ledger': ledger }
