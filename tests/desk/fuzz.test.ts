import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskBodies } from '../../scripts/fuzz/inputs/desk-bodies.ts'
import { examplesOf } from '../../scripts/fuzz/inputs/examples.ts'
import { mutationsOf } from '../../scripts/fuzz/inputs/mutations.ts'
import { requestOf } from '../../scripts/fuzz/inputs/request.ts'
import { checkCallAnswer, inTime } from '../../scripts/fuzz/invariants.ts'
import { staffCalls } from '../../src/contract/calls/staff.ts'
import { problemOfAnswer } from '../../src/desk/calls/check-input.ts'
import { staffRoles } from '../../src/rules/staff-roles.ts'
import { mainly } from '../kernel/databases.ts'
import { isLong } from '../machine.ts'
import { openTestDesk, signedIn, type TestDesk } from './test-desk.ts'

const examples = examplesOf('staff', staffCalls, () => '/admin/api')

const inputs = { SQLite: isLong ? 200 : 20, PostgreSQL: isLong ? 60 : 8 }

/** Forbidden calls are refused at once, so roles with more rights are tried more often. */
const asRole = fc.constantFrom('administrator', 'administrator', 'nobody', ...staffRoles)

describe.each(mainly('PostgreSQL'))('the desk with any input, on %s', (kind) => {
  let desk: TestDesk
  beforeAll(async () => {
    desk = await openTestDesk(kind)
  })
  afterAll(() => desk.close())

  test.each(examples.map((example) => [example.name, example] as const))(
    '%s keeps the contract',
    async (name, example) => {
      const property = fc.asyncProperty(mutationsOf(example), asRole, async (mutation, role) => {
        // Rate limits must not apply.
        desk.clock.ahead += 3_600_000
        const cookie = role === 'nobody' ? '' : (await signedIn(desk, role)).cookie()
        const headers = { cookie, 'x-forwarded-for': '198.51.100.7' }
        const request = requestOf(example, { headers, params: {}, body: deskBodies[name] ?? {} }, mutation)
        const answer = await inTime(() => desk.app.inject(request))
        checkCallAnswer(answer)
        if (answer.statusCode < 300) expect(problemOfAnswer(name, answer.json())).toBeUndefined()
      })
      await fc.assert(property, { numRuns: inputs[kind] })
    },
  )
})
