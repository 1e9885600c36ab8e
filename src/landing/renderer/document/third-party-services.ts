import type { Settings } from '../../../contract/index.ts'

/** Third-party services that settings add to dialogs. */
export type ThirdPartyService = 'hcaptcha' | 'turnstile' | 'google'

type Needs = { readonly [Directive in 'script-src' | 'style-src' | 'connect-src' | 'frame-src']?: string }

/** The sources that each service needs, according to its documentation. */
const needs: Readonly<Record<ThirdPartyService, Needs>> = {
  hcaptcha: {
    'script-src': 'https://hcaptcha.com https://*.hcaptcha.com',
    'style-src': 'https://hcaptcha.com https://*.hcaptcha.com',
    'connect-src': 'https://hcaptcha.com https://*.hcaptcha.com',
    'frame-src': 'https://hcaptcha.com https://*.hcaptcha.com',
  },
  turnstile: {
    'script-src': 'https://challenges.cloudflare.com',
    'frame-src': 'https://challenges.cloudflare.com',
  },
  google: {
    'script-src': 'https://accounts.google.com/gsi/client',
    'style-src': 'https://accounts.google.com/gsi/style',
    'connect-src': 'https://accounts.google.com/gsi/',
    'frame-src': 'https://accounts.google.com/gsi/',
  },
}

export function thirdPartyServices({ CAPTCHA, GOOGLE_CLIENT_ID }: Settings): ThirdPartyService[] {
  const captcha = CAPTCHA === 'hcaptcha' || CAPTCHA === 'turnstile' ? [CAPTCHA] : []
  return [...captcha, ...(GOOGLE_CLIENT_ID ? (['google'] as const) : [])]
}

export function sourcesOf(services: readonly ThirdPartyService[], directive: keyof Needs): string[] {
  return services.flatMap((service) => needs[service][directive] ?? [])
}
