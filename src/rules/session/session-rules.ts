import { message, type Notice, noticeIds, noticeOf } from './notification.ts'

type Session = {
  readonly refreshToken: string | null
  /** Null once its cookie has expired. */
  readonly accessToken: string | null
}

export function isAuthenticated({ refreshToken }: Session): boolean {
  return Boolean(refreshToken)
}

export function isAccessExpired({ accessToken }: Session): boolean {
  return !accessToken
}

/** What to do before a call: an expired access token is refreshed first. */
export function beforeCall(session: Session): 'send' | 'refresh' | 'send-anonymously' {
  if (!isAuthenticated(session)) return 'send-anonymously'
  return isAccessExpired(session) ? 'refresh' : 'send'
}

/** What to do after a 401: refresh and retry once. */
export function afterUnauthorized(session: Session, hasRetried: boolean): 'refresh-and-retry' | 'log-out' | 'give-up' {
  if (!isAuthenticated(session)) return 'give-up'
  return hasRetried ? 'log-out' : 'refresh-and-retry'
}

export type RefreshFailure =
  | { readonly kind: 'retry'; readonly afterMilliseconds: number }
  | { readonly kind: 'log-out'; readonly notice?: Notice }

const mostRetries = 3
const retryDelay = 5000

/** What to do after a failed refresh; `retries` is the number of retries so far. */
export function afterRefreshFailure(status: number, retries: number): RefreshFailure {
  if (status === 429 && retries < mostRetries) return { kind: 'retry', afterMilliseconds: retryDelay }
  if (status < 500) return { kind: 'log-out' }
  return { kind: 'log-out', notice: noticeOf(status, message(noticeIds.sessionRefresh)) }
}

/** The cookies removed with the session. */
export const sessionCookies = ['no_deposit_dialog', 'id', 'hash'] as const
