import type { FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/context.ts'
import { nameOfSession } from '../../platform/sessions/name-of-session.ts'
import { refreshCookie } from '../../platform/sessions/token-data.ts'
import { readCookies } from './cookies.ts'

/** Looks up, without touching the session, what the visitor behind a request is called. */
export function createWhoIsSignedIn(platform: Platform) {
  return async (request: FastifyRequest): Promise<string | undefined> => {
    const token = readCookies(request).get(refreshCookie)
    return token ? nameOfSession(platform, token) : undefined
  }
}
