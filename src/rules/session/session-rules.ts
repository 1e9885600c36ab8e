import { message, type Notice, noticeIds, noticeOf } from './notification.ts'

type Session = {
  readonly refreshToken: string | null
  /** Null as soon as its cookie is gone. */
  readonly accessToken: string | null
}

export function isAuthenticated({ refreshToken }: Session): boolean {
  return Boolean(refreshToken)
}

export function isAccessExpired({ accessToken }: Session): boolean {
  return !accessToken
}

/** What has to happen before a call: an expired token is renewed first. */
export function beforeCall(session: Session): 'send' | 'refresh' | 'send-anonymously' {
  if (!isAuthenticated(session)) return 'send-anonymously'
  return isAccessExpired(session) ? 'refresh' : 'send'
}

/** What a 401 leads to: one renewal and one more try. */
export function afterUnauthorized(session: Session, hasRetried: boolean): 'refresh-and-retry' | 'log-out' | 'give-up' {
  if (!isAuthenticated(session)) return 'give-up'
  return hasRetried ? 'log-out' : 'refresh-and-retry'
}

export type RefreshFailure =
  | { readonly kind: 'retry'; readonly afterMilliseconds: number }
  | { readonly kind: 'log-out'; readonly notice?: Notice }

const mostRetries = 3
const retryDelay = 5000

/** What a failed renewal leads to; `retries` counts those already made. */
export function afterRefreshFailure(status: number, retries: number): RefreshFailure {
  if (status === 429 && retries < mostRetries) return { kind: 'retry', afterMilliseconds: retryDelay }
  if (status < 500) return { kind: 'log-out' }
  return { kind: 'log-out', notice: noticeOf(status, message(noticeIds.sessionRefresh)) }
}

/** The cookies that end with the session. */
export const sessionCookies = ['no_deposit_dialog', 'id', 'hash'] as const
