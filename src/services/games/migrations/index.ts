import type { Migrations } from '../../../kernel/database/migrate.ts'
import * as external from './2026-11-30-external.ts'
import * as games from './2026-11-30-games.ts'

export const migrations: Migrations = { '2026-11-30-games': games, '2026-11-30-external': external }
