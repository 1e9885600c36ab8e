import type { Migrations } from '../../../kernel/database/migrate.ts'
import * as factors from './2026-11-22-factors.ts'
import * as passkeys from './2026-11-22-passkeys.ts'

export const migrations: Migrations = { '2026-11-22-factors': factors, '2026-11-22-passkeys': passkeys }
