import type { Caller } from '../../../kernel/calls/call.ts'
import { CallError } from '../../../kernel/calls/errors.ts'
import { limitWithoutCaptcha } from '../../../kernel/limits/limit-call.ts'
import type { Platform } from '../../../server/calls/platform.ts'

/**
 * A captcha that could not be shown, or a page without scripts, sends no token: that is taken, but only a few times an
 * hour from one place.
 */
export async function requireCaptcha(platform: Platform, { ip }: Caller, token: string | undefined): Promise<void> {
  const { captcha } = platform
  if (!token && captcha.provider !== 'off') return limitWithoutCaptcha(platform, ip)
  switch (await captcha.verify(token, ip)) {
    case 'solved':
      return
    case 'refused':
      throw new CallError('captcha-refused')
    case 'spent':
      throw new CallError('captcha-spent')
  }
}
