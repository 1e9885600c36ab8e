import { addSecurityEvent } from '../../security/events/add-security-event.ts'
import { callError } from '../errors.ts'
import type { Handler } from '../players.ts'
import { readAccess } from '../sessions/access-tokens.ts'
import { giveCsrfToken } from '../sessions/csrf.ts'
import { rotate, sessionOfToken } from '../sessions/refresh-tokens.ts'
import { endSession } from '../sessions/sessions.ts'
import { forgetCookies, refreshTokenOf, tokenData } from '../sessions/token-data.ts'

export const csrfToken: Handler<'csrf-token'> = (players, { caller }) => ({ token: giveCsrfToken(players, caller) })

export const refresh: Handler<'refresh'> = async (players, { body, caller }) => {
  const token = refreshTokenOf(caller, body.refresh_token)
  if (!token) throw callError('session-ended')
  return tokenData(players, caller, await rotate(players, caller, token))
}

/** Kept for older clients, which send the refresh token in a header. */
export const changeToken: Handler<'change-token'> = async (players, { caller }) => {
  const token = /^Bearer (\S+)$/i.exec(caller.header('authorization') ?? '')?.[1]
  if (!token) throw callError('session-ended')
  return tokenData(players, caller, await rotate(players, caller, token))
}

/** Either token ends the session, even an expired one. */
export const logout: Handler<'logout'> = async (players, { caller }) => {
  const { db, now } = players
  const bearer = /^Bearer (\S+)$/i.exec(caller.header('authorization') ?? '')?.[1]
  const access = bearer ? await readAccess(players, bearer) : undefined
  const refreshToken = refreshTokenOf(caller)
  const ended = [access?.sessionId, refreshToken && (await sessionOfToken(db, refreshToken))]
  for (const sessionId of new Set(ended)) {
    const account = sessionId && (await endSession(db, sessionId, now()))
    if (account) await addSecurityEvent(players, caller, { name: 'session-ended', account })
  }
  forgetCookies(caller)
  return { success: true }
}
