import type { FastifyRequest } from 'fastify'
import { hostCookie } from '../../kernel/calls/host-cookies.ts'
import { nameOfSession } from '../../services/players/sessions/name-of-session.ts'
import { refreshCookie } from '../../services/players/sessions/token-data.ts'
import type { Services } from '../services/services.ts'
import { readCookies } from './cookies.ts'

/** Looks up the user name of a request's visitor without touching the session. */
export function createWhoIsSignedIn(services: Services) {
  return async (request: FastifyRequest): Promise<string | undefined> => {
    const token = readCookies(request).get(hostCookie(request, refreshCookie))
    return token ? nameOfSession(services, token) : undefined
  }
}
