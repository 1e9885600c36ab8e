export type CaptchaState = {
  readonly siteKey: string | null
  readonly displayCaptcha: boolean
  readonly token: string | null
  readonly needReset: boolean
  /** Whether the widget failed to load, which must not block visitors. */
  readonly isUnavailable: boolean
}

/** Off without a site key, or if the query has a `captcha` parameter. */
export function isCaptchaOn({ siteKey }: Pick<CaptchaState, 'siteKey'>, query: URLSearchParams): boolean {
  return Boolean(siteKey) && !query.has('captcha')
}

export function showsCaptcha({ displayCaptcha, token, isUnavailable }: CaptchaState): boolean {
  return displayCaptcha && !token && !isUnavailable
}

/** Whether the form has to wait: the captcha is shown, or its token is used up. */
export function isCaptchaUnfinished(state: CaptchaState): boolean {
  return showsCaptcha(state) || (state.displayCaptcha && state.needReset && !state.isUnavailable)
}

export function withToken(state: CaptchaState, token: string): CaptchaState {
  return { ...state, token, needReset: false }
}

/** A token is valid once. */
export function withSpentToken(state: CaptchaState): CaptchaState {
  return { ...state, token: null, needReset: true }
}
