import { days } from '../../kernel/database/sweep.ts'
import type { Service } from '../../kernel/service.ts'

export const sweep: Service['sweep'] = ({ KEEP_SAMPLE_DAYS }) => [
  { table: 'request_samples', key: ['id'], moment: 'sampled_at', keep: days(KEEP_SAMPLE_DAYS) },
]
