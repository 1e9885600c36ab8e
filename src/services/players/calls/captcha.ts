import { callError } from '../errors.ts'
import type { Handler } from '../players.ts'

export const captchaChallenge: Handler<'captcha-challenge'> = async ({ captcha }) => {
  if (!captcha.challenge) throw callError('not-found')
  return captcha.challenge()
}

export const additionalSettings: Handler<'additional-settings'> = ({ captcha, google }, { caller }) => {
  caller.setHeader('cache-control', 'public, max-age=60')
  return {
    captcha_site_key: captcha.siteKey,
    captcha_provider: captcha.provider,
    google_client_id: google.clientId,
  }
}
