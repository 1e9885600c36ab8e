/** The text ids of the errors of our own server, by the code of its answers. */
const byCode: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'bonus-unknown': 'ui.notice.bonus-unknown',
    'code-wrong': 'ui.notice.code-wrong',
    'common-password': 'ui.notice.common-password',
    'country-blocked': 'ui.notice.country-blocked',
    'csrf-refused': 'ui.notice.form-expired',
    'factor-exists': 'ui.notice.factor-exists',
    'factor-wrong': 'ui.notice.code-wrong',
    'form-reused': 'ui.notice.form-reused',
    'google-refused': 'ui.notice.google-unavailable',
    internal: 'ui.notice.something-wrong',
    'invalid-input': 'ui.notice.check-input',
    'invalid-input-response': 'ui.notice.captcha-wrong',
    'link-expired': 'ui.notice.link-expired',
    'not-found': 'ui.notice.something-wrong',
    'old-mailbox-code': 'ui.notice.old-mailbox-code',
    'password-wrong': 'ui.notice.password-wrong',
    'promo-not-active': 'ui.promo.inactive',
    'promo-unknown': 'ui.promo.unknown',
    'promo-used': 'ui.promo.used',
    'recovery-token-used': 'ui.notice.recovery-link-used',
    'second-step-expired': 'ui.second-step.expired',
    'second-step-needed': 'ui.second-step.text',
    'session-ended': 'ui.notice.signed-out',
    'sign-in-again': 'ui.notice.sign-in-again',
    'signed-out': 'ui.notice.signed-out',
    'timeout-or-duplicate': 'ui.notice.captcha-wrong',
    'too-large': 'ui.notice.check-input',
    'too-many-requests': 'ui.notice.too-many',
    unavailable: 'ui.notice.unavailable',
    'unknown-factor': 'ui.notice.unknown-factor',
    'unknown-session': 'ui.notice.unknown-session',
    'user-blocked': 'ui.notice.user-blocked',
    'user-exists': 'ui.notice.user-exists',
    'username-malformed': 'ui.notice.username-malformed',
    'wrong-content-type': 'ui.notice.something-wrong',
    'wrong-credentials': 'ui.notice.wrong-credentials',
    'wrong-old-password': 'ui.notice.old-password-wrong',
  }),
)

const byStatus: ReadonlyMap<number, string> = new Map([[429, 'ui.notice.too-many']])

/** The text id of a failure; undefined for a code and status that only other services use. */
export function errorText(status: number, code: string | undefined): string | undefined {
  return (code === undefined ? undefined : byCode.get(code)) ?? byStatus.get(status)
}
