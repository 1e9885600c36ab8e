import './tables.ts'
import type { Service } from '../../kernel/service.ts'
import { fixture, fixtures, results, sports } from './calls/fixtures.ts'
import { errors } from './errors.ts'
import { migrations } from './migrations/index.ts'
import { sweep } from './sweep.ts'

/** What players bet on, and their bets. */
export const sportsbook = {
  migrations,
  handlers: { fixture, fixtures, results, sports },
  errors,
  limits: {},
  sweep,
} satisfies Service
