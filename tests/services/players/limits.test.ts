import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SiteCallName } from '../../../src/contract/calls/site.ts'
import { CallError } from '../../../src/kernel/calls/errors.ts'
import { applyLimit } from '../../../src/kernel/limits/apply-limit.ts'
import { identityIn } from '../../../src/kernel/limits/identity-in.ts'
import { limitOf } from '../../../src/server/services/player-calls.ts'
import { newAddress } from '../../identities.ts'
import { databases } from '../../kernel/databases.ts'
import { openTemporaryDatabase, type TemporaryDatabase } from '../../kernel/temporary-database.ts'

let temporary: TemporaryDatabase

const minute = 60_000

type Asking = { readonly ip?: string; readonly username?: string; readonly times?: number }

async function applyLimitOf(name: SiteCallName, asking: Parameters<typeof applyLimit>[2], on = temporary) {
  await applyLimit(on, limitOf(name), asking)
}

/** How many of these calls succeed, and the wait that the last refusal states. */
async function ask(name: SiteCallName, { ip = '203.0.113.7', username, times = 1 }: Asking = {}) {
  const body = username === undefined ? {} : { username }
  return count(times, () => applyLimitOf(name, { ip, identity: identityIn(body) }))
}

async function count(times: number, call: () => Promise<void>) {
  let allowed = 0
  let wait: number | undefined
  for (let i = 0; i < times; i++) {
    try {
      await call()
      allowed++
    } catch (error) {
      if (!(error instanceof CallError) || error.errorCode !== 'too-many-requests') throw error
      wait = error.retryAfterSeconds
    }
  }
  return { allowed, wait }
}

describe.each(databases)('limits on %s', (database) => {
  beforeEach(async () => {
    temporary = await openTemporaryDatabase(database)
  })
  afterEach(() => temporary.close())

  test('a name allows ten attempts in 15 minutes from one network', async () => {
    expect(await ask('login', { username: 'a@example.com', times: 12 })).toEqual({ allowed: 10, wait: 90 })
    temporary.later(90_000)
    expect(await ask('login', { username: 'a@example.com', times: 2 })).toMatchObject({ allowed: 1 })
    temporary.later(15 * minute)
    expect(await ask('login', { username: 'a@example.com', times: 12 })).toMatchObject({ allowed: 10 })
  })

  test('a name is the same however it is spelt', async () => {
    await ask('login', { username: 'a@example.com', times: 9 })
    expect(await ask('login', { username: ' A@Example.COM ', times: 2 })).toMatchObject({ allowed: 1 })
    await ask('login', { username: '+919812345678', times: 9 })
    expect(await ask('login', { username: '+91 98123-45678', times: 2 })).toMatchObject({ allowed: 1 })
  })

  test('a stranger elsewhere does not lock the owner out', async () => {
    expect(await ask('login', { ip: '198.51.100.1', username: 'a@example.com', times: 60 })).toMatchObject({
      allowed: 10,
    })
    expect(await ask('login', { ip: '203.0.113.7', username: 'a@example.com', times: 10 })).toMatchObject({
      allowed: 10,
    })
  })

  test('very many strangers do, but only for a while', async () => {
    let allowed = 0
    for (let network = 0; network < 25; network++) {
      allowed += (await ask('login', { ip: `198.51.${network}.1`, username: 'a@example.com', times: 10 })).allowed
    }
    expect(allowed).toBe(200)
    temporary.later(5 * minute)
    expect(await ask('login', { ip: '203.0.113.7', username: 'a@example.com' })).toMatchObject({ allowed: 1 })
  })

  test('one address may try a hundred names', async () => {
    let allowed = 0
    for (let i = 0; i < 105; i++) allowed += (await ask('login', { username: `${i}@example.com` })).allowed
    expect(allowed).toBe(100)
    expect(await ask('login', { ip: '203.0.113.8', username: 'x@example.com' })).toMatchObject({ allowed: 1 })
  })

  test('an IPv6 visitor counts as one in all addresses of a /64', async () => {
    let allowed = 0
    for (let i = 0; i < 25; i++) allowed += (await ask('check-promo', { ip: `2001:db8:1:2::${i}` })).allowed
    expect(allowed).toBe(20)
    expect(await ask('check-promo', { ip: '2001:db8:1:3::1' })).toMatchObject({ allowed: 1 })
  })

  test.each<[SiteCallName, Asking, number]>([
    ['registration', {}, 60],
    ['registration', { username: 'a@example.com' }, 10],
    ['user-registration', { username: 'a@example.com' }, 10],
    ['registration-google', {}, 60],
    ['check-promo', {}, 20],
    ['request-recovery', { username: 'a@example.com' }, 20],
    ['recover-password', {}, 20],
    ['tournament-registration', {}, 20],
  ])('%s of %j: %i', async (name, asking, allowed) => {
    expect(await ask(name, { ...asking, times: allowed + 3 })).toMatchObject({ allowed })
  })

  test('calls of one kind share their limit, all others share the general one', async () => {
    await ask('registration', { times: 40 })
    expect(await ask('user-registration', { times: 40 })).toMatchObject({ allowed: 20 })
    const ip = newAddress()
    expect(await ask('settings', { ip, times: 2900 })).toMatchObject({ allowed: 2900 })
    expect(await ask('check-ip', { ip, times: 200 })).toEqual({ allowed: 100, wait: 1 })
    expect(await ask('settings', { ip: newAddress() })).toMatchObject({ allowed: 1 })
    expect(await temporary.db.selectFrom('rate_limits').select('key').where('key', 'like', 'call:%').execute()).toEqual(
      [],
    )
  })

  test('opened forms are counted by address, without a row in the database', async () => {
    const ip = newAddress()
    expect(await ask('open-registration-form', { ip, times: 130 })).toEqual({ allowed: 120, wait: 1 })
    temporary.later(minute / 2)
    expect(await ask('open-registration-form', { ip, times: 130 })).toMatchObject({ allowed: 60 })
  })

  test('an account confirms its e-mail ten times in an hour', async () => {
    const confirm = (account: string) => count(12, () => applyLimitOf('confirm-email', { account }))
    expect(await confirm('one')).toEqual({ allowed: 10, wait: 360 })
    expect(await confirm('two')).toMatchObject({ allowed: 10 })
    expect(await count(1, () => applyLimitOf('change-email', { account: 'one' }))).toMatchObject({ allowed: 0 })
    expect(await ask('confirm-email', { times: 20 })).toMatchObject({ allowed: 20 })
  })

  test('processes share the count, also at the same moment', async () => {
    const processes = [temporary, { ...temporary, db: temporary.connect() }, { ...temporary, db: temporary.connect() }]
    const calls = Array.from({ length: 60 }, (_, i) =>
      applyLimitOf('tournament-registration', { ip: '203.0.113.7' }, processes[i % 3]),
    )
    const results = await Promise.allSettled(calls)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  })

  test('a clock that was set back locks nobody out and gives nothing away', async () => {
    await ask('check-promo', { times: 10 })
    temporary.later(-24 * 60 * minute)
    expect(await ask('check-promo', { times: 12 })).toMatchObject({ allowed: 10 })
  })

  test('the database contains neither names nor addresses', async () => {
    await ask('login', { username: 'somebody@example.com' })
    const rows = JSON.stringify(await temporary.db.selectFrom('rate_limits').selectAll().execute())
    expect(rows).not.toMatch(/somebody|203\.0\.113/)
  })

  test.each([undefined, null, 'text', 7, [], { username: 7 }, { username: '  ' }, { username: '\0' }])(
    'a body of %j causes no error',
    async (body) => {
      await expect(applyLimitOf('login', { ip: '', identity: identityIn(body) })).resolves.toBeUndefined()
    },
  )
})
