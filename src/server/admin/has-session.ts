import type { FastifyRequest } from 'fastify'
import type { Desk } from '../../desk/desk.ts'
import { findStaff, sessionCookie } from '../../desk/sessions/sessions.ts'
import { hostCookie } from '../../kernel/calls/host-cookies.ts'
import { readCookies } from '../edge/cookies.ts'

/** Whether the request has a valid staff session. */
export async function hasSession(desk: Desk, request: FastifyRequest): Promise<boolean> {
  return (await findStaff(desk, readCookies(request).get(hostCookie(request, sessionCookie)))) !== undefined
}
