import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { type StaffCallName, staffCalls } from '../../../src/contract/calls/staff.ts'
import type { Manifest } from '../../../src/contract/index.ts'
import { problemOfAnswer as problemOfDesk } from '../../../src/desk/calls/check-input.ts'
import { staffRoles } from '../../../src/rules/staff-roles.ts'
import { problemOfAnswer } from '../../../src/server/services/player-calls.ts'
import { deskBodies } from '../inputs/desk-bodies.ts'
import { examplesOf, siteExamples } from '../inputs/examples.ts'
import { mutationsOf } from '../inputs/mutations.ts'
import { type Player, validPartsOf } from '../inputs/player-parts.ts'
import { requestOf } from '../inputs/request.ts'
import { type Answer, checkCallAnswer, contentOf } from '../invariants.ts'
import { type Target, target } from '../target.ts'

export type Staff = { readonly cookieOf: (role: string) => string; readonly address: string }

/** All calls of visitors, as a registered player. */
export function callTargets(app: FastifyInstance, site: Manifest['site'], player: () => Promise<Player>): Target[] {
  return siteExamples(site.hosts.api).map((example) =>
    target(`api ${example.name}`, mutationsOf(example), async (mutation) => {
      const answer = await app.inject(requestOf(example, validPartsOf(example.name, await player()), mutation))
      hold(answer, (content) => problemOfAnswer(example.name, content))
    }),
  )
}

/** All calls of the staff, as each role and signed out. */
export function deskTargets(app: FastifyInstance, staff: () => Promise<Staff>): Target[] {
  const roles = fc.constantFrom('nobody', 'administrator', ...staffRoles)
  return examplesOf<StaffCallName, (typeof staffCalls)[StaffCallName]>('staff', staffCalls, () => '/admin/api').map(
    (example) =>
      target(`admin ${example.name}`, fc.tuple(mutationsOf(example), roles), async ([mutation, role]) => {
        const { cookieOf, address } = await staff()
        const headers = { cookie: cookieOf(role), 'x-forwarded-for': address }
        const valid = { headers, params: {}, body: deskBodies[example.name] ?? {} }
        const answer = await app.inject(requestOf(example, valid, mutation))
        hold(answer, (content) => problemOfDesk(example.name, content))
      }),
  )
}

function hold(answer: Answer, problemOf: (content: unknown) => string | undefined): void {
  checkCallAnswer(answer)
  const problem = answer.statusCode < 300 ? problemOf(contentOf(answer)) : undefined
  if (problem) throw new Error(`The answer is not what the contract says: ${problem}`)
}
