import type { Log } from '../../../kernel/log.ts'
import type { CaptchaVerifier } from './captcha-verifier.ts'

const addresses = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}

/** The token was used or has expired: the visitor can solve another captcha. */
const spentCodes = [
  'timeout-or-duplicate',
  'already-seen-response',
  'expired-input-response',
  'invalid-or-already-seen-response',
]

/** The configuration is wrong, not the visitor's token. */
const operatorCodes = ['missing-input-secret', 'invalid-input-secret', 'sitekey-secret-mismatch']

type Keys = { readonly siteKey: string; readonly secret: string }
type Ports = { readonly fetch: typeof fetch; readonly log: Pick<Log, 'warn'> }
type Verdict = { readonly success: boolean; readonly codes: readonly string[] }

/** hCaptcha and Turnstile: the browser solves the captcha, the provider's server verifies the token. */
export function createSiteverify(
  provider: keyof typeof addresses,
  { siteKey, secret }: Keys,
  { fetch, log }: Ports,
): CaptchaVerifier {
  return {
    provider,
    siteKey,
    async verify(token, ip) {
      if (!token) return 'refused'
      const form = new URLSearchParams({ secret, response: token, remoteip: ip })
      if (provider === 'hcaptcha') form.set('sitekey', siteKey)
      const verdict = await requestVerdict(form)
      // Fails open: an outage of the service must not cost registrations, and the rate limits still apply.
      if (!verdict || verdict.success) return 'solved'
      const misused = verdict.codes.filter((code) => operatorCodes.includes(code))
      if (misused.length > 0) log.warn({ provider, codes: misused }, 'The captcha service rejects the configured keys')
      return verdict.codes.some((code) => spentCodes.includes(code)) ? 'spent' : 'refused'
    },
  }

  async function requestVerdict(body: URLSearchParams): Promise<Verdict | undefined> {
    try {
      const response = await fetch(addresses[provider], { method: 'POST', body, signal: AbortSignal.timeout(5000) })
      if (isFailing(response.status)) throw new Error(`The service responded with status ${response.status}`)
      const verdict = await readVerdict(response)
      if (verdict.codes.includes('internal-error')) throw new Error('The service had an internal error')
      return verdict
    } catch (err) {
      log.warn({ err, provider }, 'The captcha service is unavailable; the form was accepted without verification')
      return undefined
    }
  }
}

const isFailing = (status: number) => status === 429 || status >= 500

/** Anything but an explicit success is a failure, so a token crafted to confuse the service is not accepted. */
async function readVerdict(response: Response): Promise<Verdict> {
  const answer: unknown = parse(await response.text())
  const { success, 'error-codes': codes = [] } = (answer ?? {}) as { success?: unknown; 'error-codes'?: unknown }
  return { success: success === true, codes: [codes].flat().map(String) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
