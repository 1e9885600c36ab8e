import './tables.ts'
import type { Service } from '../../kernel/service.ts'
import { fixtures } from './calls/fixtures.ts'
import { migrations } from './migrations/index.ts'

/** What players bet on, and their bets. */
export const sportsbook = {
  migrations,
  handlers: { fixtures },
  errors: {},
  limits: {},
  sweep: () => [],
} satisfies Service
