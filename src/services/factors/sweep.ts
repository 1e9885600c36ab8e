import { expired } from '../../kernel/database/sweep.ts'
import type { Service } from '../../kernel/service.ts'

export const sweep: Service['sweep'] = () => [
  expired('staff_second_steps', 'token_hash'),
  expired('player_second_steps', 'token_hash'),
  expired('passkey_challenges', 'challenge_hash'),
]
