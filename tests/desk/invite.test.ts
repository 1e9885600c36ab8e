import { expect, test } from 'vitest'
import { runScript } from '../cli/run-script.ts'
import { mainly } from '../kernel/databases.ts'
import { browserAt, openTestDesk, password, signedIn } from './test-desk.ts'
import { addApp } from './with-app.ts'

test.each(mainly('PostgreSQL'))(
  'npm run invite -- --reset-factors lets the last administrator in again, on %s',
  async (kind) => {
    const desk = await openTestDesk(kind)
    const email = 'administrator@example.com'
    const administrator = await signedIn(desk, 'administrator')
    await addApp(desk, administrator)

    expect(runScript('invite', [email], desk.place)).toMatchObject({ status: 0 })
    expect((await browserAt(desk).signIn(email, password)).json().code).toBe('second-step-needed')

    const unknown = runScript('invite', ['nobody@example.com', '--reset-factors'], desk.place)
    expect([unknown.status, unknown.stdout]).toEqual([2, ''])
    expect(unknown.stderr).toContain('No account has the e-mail address "nobody@example.com".')

    const { status, stdout } = runScript('invite', [' Administrator@Example.com', '--reset-factors'], desk.place)
    expect([status, stdout]).toEqual([0, expect.stringContaining('/admin/#/invitation/')])
    expect((await administrator.refused('session', {}))[0]).toBe('signed-out')
    const again = browserAt(desk)
    await again.signIn(email, password)
    const { entries } = await again.ask('audit', { query: {} })
    expect(entries).toContainEqual(expect.objectContaining({ action: 'reset-factors', details: email }))
    await desk.close()
  },
)
