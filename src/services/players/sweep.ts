import { days, expired } from '../../kernel/database/sweep.ts'
import type { Service } from '../../kernel/service.ts'

export const sweep: Service['sweep'] = ({ KEEP_SESSIONS_DAYS, KEEP_ENTRIES_DAYS }) => [
  expired('spent_tokens', 'token_hash'),
  expired('refresh_tokens', 'token_hash'),
  expired('one_time_codes', 'code_hash'),
  expired('submissions', 'key_hash', 'created_at'),
  {
    table: 'sessions',
    key: ['id'],
    moment: 'created_at',
    keep: days(KEEP_SESSIONS_DAYS),
    unlessIn: { table: 'refresh_tokens', column: 'session_id' },
  },
  {
    table: 'tournament_entries',
    key: ['tournament', 'contact'],
    moment: 'created_at',
    keep: days(KEEP_ENTRIES_DAYS),
  },
]
