import type { Caller } from '../call.ts'
import type { Platform } from '../context.ts'
import { CallError } from '../errors.ts'
import { limitWithoutCaptcha } from '../limits/limit-call.ts'

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
