import type { FastifyRequest } from 'fastify'
import type { Desk } from '../../desk/desk.ts'
import { lacksFactor } from '../../desk/sessions/factor-owner.ts'
import { findStaff, sessionCookie } from '../../desk/sessions/sessions.ts'
import { hostCookie } from '../../kernel/calls/host-cookies.ts'
import { readCookies } from '../edge/cookies.ts'

/** Whether the request has a valid staff session, of somebody who may use it. */
export async function hasSession(desk: Desk, request: FastifyRequest): Promise<boolean> {
  const staff = await findStaff(desk, readCookies(request).get(hostCookie(request, sessionCookie)))
  return staff !== undefined && !(await lacksFactor(desk, staff))
}
