import type { Caller } from '../../../kernel/calls/call.ts'
import { applyLimit } from '../../../kernel/limits/apply-limit.ts'
import { callError } from '../errors.ts'
import { withoutCaptcha } from '../limits.ts'
import type { Players } from '../players.ts'

/**
 * A page without scripts, or whose captcha failed to load, sends no token. That is accepted a few times per hour and
 * address.
 */
export async function requireCaptcha(players: Players, { ip }: Caller, token: string | undefined): Promise<void> {
  const { captcha } = players
  if (!token && captcha.provider !== 'off') return applyLimit(players, withoutCaptcha, { ip })
  switch (await captcha.verify(token, ip)) {
    case 'solved':
      return
    case 'refused':
      throw callError('captcha-refused')
    case 'spent':
      throw callError('captcha-spent')
  }
}
