import type { Migrations } from '../../../kernel/database/migrate.ts'
import * as securityEvents from './2026-11-22-security-events.ts'

export const migrations: Migrations = { '2026-11-22-security-events': securityEvents }
