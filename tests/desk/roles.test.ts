import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StaffCallName, staffCalls } from '../../src/contract/calls/staff.ts'
import { staffRoles as roles } from '../../src/rules/staff-roles.ts'
import { mainly } from '../kernel/databases.ts'
import { mayCall } from './rights.ts'
import { type Browser, browserAt, openTestDesk, signedIn, type TestDesk } from './test-desk.ts'

const names = Object.keys(staffCalls) as StaffCallName[]
const everybody = ['nobody', ...roles] as const
const table = names.flatMap((name) => everybody.map((role) => [name, role] as const))

describe.each(mainly('PostgreSQL'))('permissions of the calls, on %s', (kind) => {
  let desk: TestDesk
  const browsers = new Map<string, Browser>()
  beforeAll(async () => {
    desk = await openTestDesk(kind)
    browsers.set('nobody', browserAt(desk))
    for (const role of roles) browsers.set(role, await signedIn(desk, role))
  })
  afterAll(() => desk.close())

  test.each(table.filter(([name]) => name !== 'sign-out'))('%s as %s', async (name, role) => {
    const needed = staffCalls[name].role
    const refusal = mayCall(role, needed) ? undefined : role === 'nobody' ? 'signed-out' : 'forbidden'
    const answer = await browsers.get(role)?.send(name)
    const code = answer?.statusCode === 200 ? undefined : answer?.json().code
    if (refusal) expect(code).toBe(refusal)
    else expect(['signed-out', 'forbidden']).not.toContain(code)
  })

  test('a third-party site cannot act for staff', async () => {
    const browser = browsers.get('administrator') as Browser
    const body = { email: 'b@example.com', role: 'viewer' }
    for (const headers of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect((await browser.send('invite', { body, headers })).json().code).toBe('csrf-refused')
    }
  })

  test('the body of an unauthenticated request is not read, however large it is', async () => {
    const answer = await desk.app.inject({
      method: 'PUT',
      url: '/admin/api/draft',
      payload: 'x'.repeat(9_000_000),
      headers: { 'content-type': 'application/json' },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'signed-out'])
  })

  test.each([
    ['an unknown call', 'GET', '/admin/api/nothing'],
    ['another method', 'PUT', '/admin/api/session'],
  ] as const)('%s is refused as JSON', async (_, method, url) => {
    const answer = await desk.app.inject({ method, url })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found'])
  })
})
