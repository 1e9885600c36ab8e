import type { Migrations } from '../../../kernel/database/migrate.ts'
import * as requestSamples from './2026-11-24-request-samples.ts'

export const migrations: Migrations = { '2026-11-24-request-samples': requestSamples }
