import './tables.ts'
import type { Service } from '../../kernel/service.ts'
import { errors } from './errors.ts'
import { migrations } from './migrations/index.ts'

/** The money of players: what they have, and what moved it. */
export const ledger = { migrations, handlers: {}, errors, limits: {}, sweep: () => [] } satisfies Service
