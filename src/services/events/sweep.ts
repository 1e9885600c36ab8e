import type { Settings } from '../../contract/index.ts'
import type { SweepRule } from '../../kernel/database/sweep.ts'

const day = 24 * 60 * 60_000

/** Events are kept for as long as the operator wants. */
export const sweep = ({ EVENTS_DAYS }: Pick<Settings, 'EVENTS_DAYS'>): readonly SweepRule[] => [
  { table: 'events', key: 'id', moment: 'created_at', keep: EVENTS_DAYS * day },
]
