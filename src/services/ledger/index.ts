import './tables.ts'
import type { Service } from '../../kernel/service.ts'
import { ownPayments } from './calls/own-payments.ts'
import { ownTransfers } from './calls/own-transfers.ts'
import { errors } from './errors.ts'
import { limits } from './limits.ts'
import { migrations } from './migrations/index.ts'

/** The money of players: what they have, and what moved it. */
export const ledger = {
  migrations,
  handlers: { 'own-payments': ownPayments, 'own-transfers': ownTransfers },
  errors,
  limits,
  sweep: () => [],
} satisfies Service
