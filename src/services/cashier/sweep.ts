import { days } from '../../kernel/database/sweep.ts'
import type { Service } from '../../kernel/service.ts'

/** Older calls are refused by their time. Deposits stay: the operator has to prove them. */
export const sweep: Service['sweep'] = () => [
  { table: 'provider_calls', key: ['id'], moment: 'received_at', keep: days(90) },
]
