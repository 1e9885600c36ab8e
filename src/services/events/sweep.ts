import { days } from '../../kernel/database/sweep.ts'
import type { Service } from '../../kernel/service.ts'

export const sweep: Service['sweep'] = ({ KEEP_EVENTS_DAYS }) => [
  { table: 'events', key: ['id'], moment: 'created_at', keep: days(KEEP_EVENTS_DAYS) },
]
