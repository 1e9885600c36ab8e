import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mainly } from '../kernel/databases.ts'
import { mailed } from '../mails.ts'
import { type Visitor, visitorOf } from '../services/visitor.ts'
import { addPlayerApp, factorsPath } from '../services/with-player-app.ts'
import { type Browser, openTestDesk, signedIn, type TestDesk } from './test-desk.ts'

const reason = 'Lost the phone, proved to own the mailbox'

describe.each(mainly('PostgreSQL'))('the second factor of a player at the desk, on %s', (kind) => {
  let desk: TestDesk
  let support: Browser
  beforeAll(async () => {
    desk = await openTestDesk(kind)
    support = await signedIn(desk, 'support', 'Sam Support')
  })
  afterAll(() => desk.close())

  const call: Parameters<typeof visitorOf>[0]['call'] = (method = 'GET', url, body, headers = {}) =>
    desk.app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body as object }) })
  const nextStep = () => {
    desk.clock.ahead += 30_000
    return Date.now() + desk.clock.ahead
  }
  const player = async () => {
    const visitor: Visitor = visitorOf({ call })
    const registered = await visitor.register({ landing: undefined, bonus_id: 0, locale: 'en' })
    const app = await addPlayerApp(visitor, nextStep, { password: registered.password })
    return { ...registered, ...app, visitor }
  }
  const signIn = async ({ username, password }: { readonly username: string; readonly password: string }) =>
    (await visitorOf({ call }).signIn(username, password)).statusCode
  const rowsOf = async (id: string) =>
    Promise.all(
      (['player_authenticators', 'player_recovery_codes', 'player_second_steps'] as const).map(
        async (table) =>
          (await desk.db.selectFrom(table).select('owner_id').where('owner_id', '=', id).execute()).length,
      ),
    )

  test('is shown, and reset with a reason: the password alone signs in, sessions end, the player is told', async () => {
    const one = await player()
    expect((await support.ask('player', { query: { id: one.id } })).hasFactor).toBe(true)
    expect(await signIn(one)).toBe(403)
    expect(await rowsOf(one.id)).toEqual([1, 10, 1])
    await support.ask('reset-player-factors', { body: { id: one.id, reason } })
    const { hasFactor, events } = await support.ask('player', { query: { id: one.id } })
    expect([hasFactor, await rowsOf(one.id)]).toEqual([false, [0, 0, 0]])
    expect(events).toContainEqual(expect.objectContaining({ name: 'factors-reset', details: reason }))
    expect((await one.visitor.play('GET', factorsPath)).statusCode).toBe(401)
    expect(await signIn(one)).toBe(200)
    await mailed(path.join(desk.folder, 'outbox'), one.username, /(ui\.mail\.factors-reset)/)
  })

  test('needs a reason, and somebody who helps players', async () => {
    const { id } = await player()
    const without = await support.send('reset-player-factors', { body: { id, reason: '  ' } })
    expect(without.json().errors[0].location).toBe('reason')
    const viewer = await signedIn(desk, 'viewer', 'Vera')
    const refused = await viewer.send('reset-player-factors', { body: { id, reason } })
    expect(refused.json().code).toBe('forbidden')
    expect(await rowsOf(id)).toEqual([1, 10, 0])
  })

  test('is exported without secrets, and erased', async () => {
    const one = await player()
    await signIn(one)
    await support.ask('reset-player-factors', { body: { id: (await player()).id, reason } })
    const exported = await support.ask('export-player', { body: { id: one.id } })
    expect([exported.authenticators, exported.recoveryCodes.length, exported.secondSteps.length]).toEqual([
      [{ created_at: expect.any(Number), used_at: null }],
      10,
      1,
    ])
    expect(JSON.stringify(exported)).not.toContain(one.key)
    await support.ask('erase-player', { body: { id: one.id } })
    expect(await rowsOf(one.id)).toEqual([0, 0, 0])
  })

  test('the reason of a reset is erased with the player', async () => {
    const { id } = await player()
    await support.ask('reset-player-factors', { body: { id, reason } })
    await support.ask('erase-player', { body: { id } })
    const { events } = await support.ask('player', { query: { id } })
    expect(JSON.stringify(events)).not.toContain(reason)
  })
})
