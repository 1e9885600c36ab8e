import type { Migrations } from '../../../kernel/database/migrate.ts'
import * as notices from './2026-11-23-notices.ts'

export const migrations: Migrations = { '2026-11-23-notices': notices }
