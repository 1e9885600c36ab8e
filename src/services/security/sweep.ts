import { days } from '../../kernel/database/sweep.ts'
import type { Service } from '../../kernel/service.ts'

export const sweep: Service['sweep'] = ({ KEEP_SECURITY_EVENTS_DAYS }) => [
  { table: 'security_events', key: ['id'], moment: 'at', keep: days(KEEP_SECURITY_EVENTS_DAYS) },
]
