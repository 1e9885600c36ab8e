/** Decides whether a form was sent by somebody who took the trouble. Adapters exist for several services. */
export type CaptchaVerifier = {
  readonly provider: 'altcha' | 'hcaptcha' | 'turnstile' | 'off'
  /** What the form needs to show the captcha; empty where there is none. */
  readonly siteKey: string
  /** `spent`: it was good once. */
  readonly verify: (token: string | undefined, ip: string) => Promise<'solved' | 'refused' | 'spent'>
  /** A new piece of work, for captchas that this server makes itself. */
  readonly challenge?: () => Promise<Record<string, unknown>>
}
