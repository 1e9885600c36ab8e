import type { Log } from '../../../kernel/log.ts'
import type { CaptchaVerifier } from './captcha-verifier.ts'

const addresses = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}

/** It was good once: the visitor solves another and goes on. */
const spentCodes = [
  'timeout-or-duplicate',
  'already-seen-response',
  'expired-input-response',
  'invalid-or-already-seen-response',
]

/** The settings are wrong, not the visitor. */
const operatorCodes = ['missing-input-secret', 'invalid-input-secret', 'sitekey-secret-mismatch']

type Keys = { readonly siteKey: string; readonly secret: string }
type Ports = { readonly fetch: typeof fetch; readonly log: Pick<Log, 'warn'> }
type Verdict = { readonly success: boolean; readonly codes: readonly string[] }

/** hCaptcha and Turnstile: the browser solves, their server says whether it did. */
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
      const verdict = await ask(form)
      // A service that cannot be reached must not cost registrations: the visitor did what was asked,
      // and the limits by address and by name still hold.
      if (!verdict || verdict.success) return 'solved'
      const misused = verdict.codes.filter((code) => operatorCodes.includes(code))
      if (misused.length > 0) log.warn({ provider, codes: misused }, 'The captcha service refuses our keys')
      return verdict.codes.some((code) => spentCodes.includes(code)) ? 'spent' : 'refused'
    },
  }

  async function ask(body: URLSearchParams): Promise<Verdict | undefined> {
    try {
      const response = await fetch(addresses[provider], { method: 'POST', body, signal: AbortSignal.timeout(5000) })
      if (isInTrouble(response.status)) throw new Error(`The service answered ${response.status}`)
      const verdict = await readVerdict(response)
      if (verdict.codes.includes('internal-error')) throw new Error('The service had an internal error')
      return verdict
    } catch (err) {
      log.warn({ err, provider }, 'The captcha service cannot be reached: the form was accepted without it')
      return undefined
    }
  }
}

const isInTrouble = (status: number) => status === 429 || status >= 500

/** Whatever else the service says to a token, it is no yes: a token made to confuse it gets nobody in. */
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
