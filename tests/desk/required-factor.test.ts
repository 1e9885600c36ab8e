import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type StaffCallName, staffCalls } from '../../src/contract/calls/staff.ts'
import { mainly } from '../kernel/databases.ts'
import { type Browser, browserAt, openTestDesk, password, signedIn, type TestDesk } from './test-desk.ts'
import { addApp } from './with-app.ts'

const email = 'administrator@example.com'

/** Calls that members without a factor may make, besides those that need no session. */
const before: readonly StaffCallName[] = [
  'session',
  'factors',
  'set-up-authenticator',
  'add-authenticator',
  'set-up-passkey',
  'add-passkey',
]

const guarded = (Object.keys(staffCalls) as StaffCallName[]).filter(
  (name) => staffCalls[name].role !== 'anyone' && !before.includes(name),
)

describe.each(mainly('PostgreSQL'))('a second factor that the settings require, on %s', (kind) => {
  let optional: TestDesk
  let required: TestDesk
  beforeEach(async () => {
    optional = await openTestDesk(kind)
    required = await openTestDesk(kind, { beside: optional, environment: { STAFF_SECOND_FACTOR: 'required' } })
  })
  afterEach(async () => {
    await required.close()
    await optional.close()
  })

  /** The browser of somebody who signed in before the setting was turned on. */
  const moved = (browser: Browser) => {
    const cookie = browser.cookie()
    const headers = { cookie }
    return (name: StaffCallName) => browserAt(required).send(name, { headers })
  }

  test('sessions from before go on, but do nothing until a factor is set up', async () => {
    const call = moved(await signedIn(optional, 'administrator'))
    expect((await call('session')).json()).toMatchObject({ staff: { email }, needsFactor: true })
    for (const name of guarded) expect([name, (await call(name)).json().code]).toEqual([name, 'factor-required'])
    expect((await call('factors')).json()).toEqual({ passkeys: [], recoveryCodesLeft: 0, isRequired: true })
  })

  test('sessions of members who have a factor go on', async () => {
    const browser = await signedIn(optional, 'administrator')
    await addApp(optional, browser)
    const call = moved(browser)
    expect((await call('session')).json()).toEqual({ staff: expect.objectContaining({ email }), tour: -1 })
    expect((await call('staff')).statusCode).toBe(200)
  })

  test('whoever signs in or accepts an invitation sets a factor up, and then has access', async () => {
    const administrator = await signedIn(required, 'administrator')
    expect((await administrator.refused('staff', {}))[0]).toBe('factor-required')
    await addApp(required, administrator)
    const { link } = await administrator.ask('invite', { body: { email: 'asha@example.com', role: 'editor' } })
    const asha = browserAt(required)
    await asha.ask('accept-invitation', { body: { token: link.split('/').at(-1) ?? '', name: 'Asha', password } })
    expect(await asha.ask('session', {})).toMatchObject({ needsFactor: true })
    expect((await asha.refused('drafts', {}))[0]).toBe('factor-required')
    await addApp(required, asha)
    expect(await asha.ask('session', {})).not.toHaveProperty('needsFactor')
    await asha.ask('drafts', {})
  })

  test('who removes the last factor sets up another one', async () => {
    const administrator = await signedIn(required, 'administrator')
    await addApp(required, administrator)
    await administrator.ask('remove-authenticator', { body: { password } })
    expect((await administrator.refused('staff', {}))[0]).toBe('factor-required')
    await addApp(required, administrator)
    await administrator.ask('staff', {})
  })
})
