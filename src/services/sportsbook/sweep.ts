import type { Service } from '../../kernel/service.ts'
import { keptFor } from './stream/recent-changes.ts'

/** Fixtures and markets stay: bets refer to them. */
export const sweep: Service['sweep'] = () => [
  { table: 'line_changes', key: ['sequence'], moment: 'created_at', keep: 2 * keptFor },
]
