import type { Handler } from '../../../kernel/calls/call.ts'
import { CallError } from '../../../kernel/calls/errors.ts'
import { readAccess } from './access-tokens.ts'
import { giveCsrfToken } from './csrf.ts'
import { rotate, sessionOfToken } from './refresh-tokens.ts'
import { endSession } from './sessions.ts'
import { forgetCookies, refreshTokenOf, tokenData } from './token-data.ts'

export const csrfToken: Handler<'csrf-token'> = (platform, { caller }) => ({ token: giveCsrfToken(platform, caller) })

export const refresh: Handler<'refresh'> = async (platform, { body, caller }) => {
  const token = refreshTokenOf(caller, body.refresh_token)
  if (!token) throw new CallError('session-ended')
  return tokenData(platform, caller, await rotate(platform, token))
}

/** The older service named its token in a header. */
export const changeToken: Handler<'change-token'> = async (platform, { caller }) => {
  const token = /^Bearer (\S+)$/i.exec(caller.header('authorization') ?? '')?.[1]
  if (!token) throw new CallError('session-ended')
  return tokenData(platform, caller, await rotate(platform, token))
}

/** Whoever holds either token ends the session, however old the token is. */
export const logout: Handler<'logout'> = async (platform, { caller }) => {
  const { db, now } = platform
  const bearer = /^Bearer (\S+)$/i.exec(caller.header('authorization') ?? '')?.[1]
  const access = bearer ? await readAccess(platform, bearer) : undefined
  const refreshToken = refreshTokenOf(caller)
  const ended = [access?.sessionId, refreshToken && (await sessionOfToken(db, refreshToken))]
  for (const sessionId of new Set(ended)) if (sessionId) await endSession(db, sessionId, now())
  forgetCookies(caller)
  return { success: true }
}
