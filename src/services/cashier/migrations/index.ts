import type { Migrations } from '../../../kernel/database/migrate.ts'
import * as deposits from './2026-11-23-deposits.ts'

export const migrations: Migrations = { '2026-11-23-deposits': deposits }
