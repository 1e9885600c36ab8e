import { expired, type SweepRule } from '../kernel/database/sweep.ts'

export const sweep: readonly SweepRule[] = [
  expired('staff_sessions', 'token_hash'),
  expired('staff_invitations', 'token_hash'),
  expired('preview_links', 'token_hash'),
]
