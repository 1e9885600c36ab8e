import type { Notice } from '../rules/session/notification.ts'
import { sessionCookies } from '../rules/session/session-rules.ts'
import { accessTokenAge, readTokenData, type TokenData } from '../rules/session/token-data.ts'
import type { Browser } from './browser.ts'

export type SessionKeeper = {
  readonly access: () => Pick<TokenData, 'token_type' | 'access_token'> | null
  readonly tokens: () => { readonly refreshToken: string | null; readonly accessToken: string | null }
  /** Returns false if the response contains no session. */
  readonly keep: (content: unknown) => boolean
  readonly refreshBody: () => { readonly refresh_token?: string }
  readonly end: (notice?: Notice) => void
}

const accessCookie = 'access_token'
const storedTokens = 'tokens'
/** Tells scripts that the server's HTTP-only cookie holds a refresh token. */
const markerCookie = 'signed_in'

/** Seconds for which a token that has just arrived is used, though it seems to have expired: the device's clock is fast. */
const leastAge = 60

/** Keeps the visitor's session in cookies, and a refresh token that a service sends in local storage. */
export function createSessionKeeper(browser: Browser, onEnd: (notice?: Notice) => void): SessionKeeper {
  const { readCookie, writeCookie, removeCookie, remember, recall, now } = browser
  const stored = (): Partial<TokenData> => {
    try {
      return JSON.parse(recall(storedTokens) ?? '{}') as Partial<TokenData>
    } catch {
      return {}
    }
  }
  return {
    access() {
      const token = readCookie(accessCookie)
      return token ? { token_type: 'Bearer', access_token: token } : null
    },
    tokens: () => ({
      refreshToken: stored().refresh_token || readCookie(markerCookie) || null,
      accessToken: readCookie(accessCookie) ?? null,
    }),
    keep(content) {
      const tokens = readTokens(content)
      if (!tokens) return false
      const age = Math.max(leastAge, accessTokenAge(tokens, now() / 1000))
      writeCookie(accessCookie, tokens.access_token, age)
      if (tokens.refresh_token !== inCookie) remember(storedTokens, JSON.stringify(tokens))
      return true
    },
    refreshBody() {
      const { refresh_token } = stored()
      return refresh_token ? { refresh_token } : {}
    },
    end(notice) {
      for (const name of [accessCookie, markerCookie, ...sessionCookies]) removeCookie(name)
      remember(storedTokens, null)
      onEnd(notice)
    },
  }
}

const inCookie = 'in-cookie'

/** A refresh token kept in an HTTP-only cookie is not part of the response. */
function readTokens(content: unknown): TokenData | undefined {
  try {
    return readTokenData({ refresh_token: inCookie, ...(content as object) })
  } catch {
    return undefined
  }
}
