import { expect, test } from 'vitest'
import { mainly } from '../kernel/databases.ts'
import { browserAt, openTestDesk, password, signedIn } from './test-desk.ts'
import { addApp } from './with-app.ts'

const [former, current] = ['former', 'current'].map((name) => Buffer.from(name.padEnd(32, '.')).toString('base64'))

test.each(mainly('PostgreSQL'))(
  'an app still works after its root key was rotated and removed, on %s',
  async (kind) => {
    const first = await openTestDesk(kind, { environment: { ROOT_KEY: `${former}` } })
    const app = await addApp(first, await signedIn(first, 'viewer'))
    const rotated = await openTestDesk(kind, { beside: first, environment: { ROOT_KEY: `${current},${former}` } })
    await rotated.close()
    const after = await openTestDesk(kind, { beside: first, environment: { ROOT_KEY: `${current}` } })
    const browser = browserAt(after)
    await browser.signIn('viewer@example.com', password)
    await browser.ask('finish-sign-in', { body: { code: app.nextCode() } })
    expect((await browser.ask('session', {})).staff.role).toBe('viewer')
    await after.close()
    await first.close()
  },
)
