export type CaptchaState = {
  readonly siteKey: string | null
  readonly displayCaptcha: boolean
  readonly token: string | null
  readonly needReset: boolean
  /** Whether the widget could not be shown; nobody is kept out by that. */
  readonly isUnavailable: boolean
}

/** Off without a site key, and where the query names a captcha. */
export function isCaptchaOn({ siteKey }: Pick<CaptchaState, 'siteKey'>, query: URLSearchParams): boolean {
  return Boolean(siteKey) && !query.has('captcha')
}

export function showsCaptcha({ displayCaptcha, token, isUnavailable }: CaptchaState): boolean {
  return displayCaptcha && !token && !isUnavailable
}

/** While it is shown, or its token is used up, the form waits. */
export function isCaptchaUnfinished(state: CaptchaState): boolean {
  return showsCaptcha(state) || (state.displayCaptcha && state.needReset && !state.isUnavailable)
}

export function withToken(state: CaptchaState, token: string): CaptchaState {
  return { ...state, token, needReset: false }
}

/** After a failure: a token counts once. */
export function withSpentToken(state: CaptchaState): CaptchaState {
  return { ...state, token: null, needReset: true }
}
