import type { Log } from '../../../kernel/log.ts'
import { regularly } from '../../../kernel/regularly.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import { expireBonuses } from './expire-bonuses.ts'

/** Ends bonuses whose time is over, until stopped. */
export const expireRegularly = (ledger: Ledger, log: Pick<Log, 'warn'>, every = 5000): (() => Promise<void>) =>
  regularly(() => expireBonuses(ledger, log), { every, log, failure: 'Bonuses could not be ended' })
