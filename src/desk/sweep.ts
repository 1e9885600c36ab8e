import { expired } from '../kernel/database/sweep.ts'
import type { Service } from '../kernel/service.ts'

export const sweep: Service['sweep'] = () => [
  expired('staff_sessions', 'token_hash'),
  expired('staff_invitations', 'token_hash'),
  expired('preview_links', 'token_hash'),
  expired('pictures', 'content'),
]
