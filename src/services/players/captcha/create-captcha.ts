import type { Settings } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import type { Log } from '../../../kernel/log.ts'
import type { Secrets } from '../../../kernel/secrets.ts'
import { StartError } from '../../../kernel/start-error.ts'
import { createAltcha } from './altcha.ts'
import type { CaptchaVerifier } from './captcha-verifier.ts'
import { createSiteverify } from './siteverify.ts'

export type CaptchaPorts = {
  readonly db: Database
  readonly secrets: Secrets
  readonly now: () => number
  readonly fetch: typeof fetch
  readonly log: Pick<Log, 'warn'>
}

type CaptchaSettings = Pick<Settings, 'CAPTCHA' | 'CAPTCHA_WORK' | 'CAPTCHA_SITE_KEY' | 'CAPTCHA_SECRET'>

/** The configured captcha. Throws at start if its keys are missing. */
export function createCaptcha(settings: CaptchaSettings, ports: CaptchaPorts): CaptchaVerifier {
  switch (settings.CAPTCHA) {
    case 'off':
      return { provider: 'off', siteKey: '', verify: async () => 'solved' }
    case 'altcha':
      return createAltcha(settings.CAPTCHA_WORK, ports)
    case 'hcaptcha':
    case 'turnstile':
      return createSiteverify(settings.CAPTCHA, keysOf(settings), ports)
    default:
      return settings.CAPTCHA satisfies never
  }
}

function keysOf({ CAPTCHA, CAPTCHA_SITE_KEY, CAPTCHA_SECRET }: CaptchaSettings) {
  if (!CAPTCHA_SITE_KEY || !CAPTCHA_SECRET) {
    throw new StartError(
      `CAPTCHA=${CAPTCHA} needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET; set both, or use CAPTCHA=altcha.`,
    )
  }
  return { siteKey: CAPTCHA_SITE_KEY, secret: CAPTCHA_SECRET }
}
