import type { Migrations } from '../../../kernel/database/migrate.ts'
import * as line from './2026-11-24-line.ts'
import * as feed from './2026-11-24-line-feed.ts'

export const migrations: Migrations = { '2026-11-24-line': line, '2026-11-24-line-feed': feed }
