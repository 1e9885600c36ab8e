/** Verifies the captcha of a form. There is an adapter per service. */
export type CaptchaVerifier = {
  readonly provider: 'altcha' | 'hcaptcha' | 'turnstile' | 'off'
  /** What the form needs to show the captcha; empty if there is none. */
  readonly siteKey: string
  /** `spent`: the token was already used or has expired. */
  readonly verify: (token: string | undefined, ip: string) => Promise<'solved' | 'refused' | 'spent'>
  /** Creates a challenge, for captchas that this server hosts itself. */
  readonly challenge?: () => Promise<Record<string, unknown>>
}
