import type { TokenData } from '../../../contract/index.ts'
import type { Caller } from '../../../kernel/calls/call.ts'
import type { Players } from '../players.ts'
import { accessSeconds, signAccess } from './access-tokens.ts'
import { refreshSeconds } from './refresh-tokens.ts'
import type { Session } from './sessions.ts'

export const refreshCookie = 'refresh_token'
/** Scripts cannot read the token's cookie; this one tells them that it exists. */
const markerCookie = 'signed_in'

/** The tokens of a session: in the answer, and the refresh token in an HttpOnly cookie. */
export async function tokenData(players: Players, caller: Caller, session: Session): Promise<TokenData> {
  const { settings, now } = players
  const isInCookie = settings.TOKEN_MODE === 'cookie'
  if (isInCookie) {
    caller.setCookie(refreshCookie, session.refreshToken, refreshSeconds)
    caller.setCookie(markerCookie, '1', refreshSeconds, { readable: true })
  }
  return {
    access_token: signAccess(players, session),
    ...(isInCookie ? {} : { refresh_token: session.refreshToken }),
    token_type: 'Bearer',
    expires_in: Math.floor(now() / 1000) + accessSeconds,
  }
}

export function refreshTokenOf(caller: Caller, inBody?: string): string | undefined {
  return inBody ?? caller.cookie(refreshCookie)
}

export function forgetCookies(caller: Caller): void {
  caller.setCookie(refreshCookie, '', 0)
  caller.setCookie(markerCookie, '', 0, { readable: true })
}
