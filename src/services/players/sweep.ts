import { expired, type SweepRule } from '../../kernel/database/sweep.ts'

export const sweep: readonly SweepRule[] = [
  expired('spent_tokens', 'token_hash'),
  expired('refresh_tokens', 'token_hash'),
  expired('one_time_codes', 'code_hash'),
  expired('submissions', 'key_hash', 'created_at'),
]
