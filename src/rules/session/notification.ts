/** The id of an interface text, or a text from a response. */
export type NoticeText =
  | { readonly kind: 'message'; readonly id: string }
  | { readonly kind: 'text'; readonly text: string }

export type Notice = {
  readonly type: 'warning' | 'success' | 'error'
  readonly color: 'orange' | 'green' | 'red'
  readonly messages: readonly NoticeText[]
}

export const noticeIds = {
  countryBlocked: 'ui.notice.country-blocked',
  userBlocked: 'ui.notice.user-blocked',
  oldPasswordWrong: 'ui.notice.old-password-wrong',
  recoveryLinkUsed: 'ui.notice.recovery-link-used',
  sessionRefresh: 'ui.notice.session-refresh',
  userExists: 'ui.notice.user-exists',
  somethingWrong: 'ui.notice.something-wrong',
} as const

/** Codes up to 199 are warnings, up to 299 successes, all others errors. */
export function noticeStyle(code: number): Pick<Notice, 'type' | 'color'> {
  if (code <= 199) return { type: 'warning', color: 'orange' }
  if (code <= 299) return { type: 'success', color: 'green' }
  return { type: 'error', color: 'red' }
}

export function noticeOf(code: number, ...messages: readonly NoticeText[]): Notice {
  return { ...noticeStyle(code), messages }
}

export function message(id: string): NoticeText {
  return { kind: 'message', id }
}

/** Replaces sentences that all APIs of the specification use; our own server is understood by its codes. */
export function noticeText(text: string): NoticeText {
  if (text === 'This resource is not accessible from your country.') return message(noticeIds.countryBlocked)
  if (text === 'Invalid argument provided for password - old_password') return message(noticeIds.oldPasswordWrong)
  if (text.includes('Invalid argument provided for username')) return message(noticeIds.userBlocked)
  if (text === 'The user already exist') return message(noticeIds.userExists)
  return { kind: 'text', text }
}
