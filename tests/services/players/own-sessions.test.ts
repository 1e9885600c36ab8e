import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PlayerCalls } from '../../../src/contract/calls/player.ts'
import { days } from '../../../src/kernel/database/sweep.ts'
import { problemOfAnswer } from '../../../src/server/services/player-calls.ts'
import { databases } from '../../kernel/databases.ts'
import { quickPasswords } from '../quick-passwords.ts'
import { openTestServices, type TestServices } from '../test-services.ts'
import { type Visitor, visitorOf } from '../visitor.ts'

const path = '/api/v1/players/me/sessions'
const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const minute = 60_000

describe.each(databases)('a player’s own sessions on %s', (database) => {
  let platform: TestServices
  beforeAll(async () => {
    const countryOf = () => 'IN'
    platform = await openTestServices(database, { parts: { countryOf, passwords: quickPasswords } })
  })
  afterAll(() => platform.close())

  const listOf = async (visitor: Visitor): Promise<PlayerCalls['player-sessions']['answer']['sessions']> => {
    const answer = await visitor.play('GET', path)
    expect([answer.statusCode, problemOfAnswer('player-sessions', answer.json())]).toEqual([200, undefined])
    return answer.json().sessions
  }
  const statusOf = async (visitor: Visitor) => (await visitor.play('GET', path)).statusCode
  const refreshStatus = async (visitor: Visitor) => (await visitor.call('POST', '/api/v3/oauth/refresh', {})).statusCode

  /** The same player in two browsers, the second a phone. */
  async function twoBrowsers() {
    const first = visitorOf(platform)
    const { username, password } = await first.register()
    const second = visitorOf(platform)
    platform.clock.now += minute
    const answer = await second.call(
      'POST',
      '/api/ccg/user/login',
      { username, password },
      { ...(await second.csrf()), 'user-agent': phone },
    )
    second.asPlayer(answer.json().token)
    return { first, second, username }
  }

  test('are listed with device, country, first and last use, last used first', async () => {
    const { first, second } = await twoBrowsers()
    const signedIn = platform.clock.now
    platform.clock.now += 20 * minute
    await first.call('POST', '/api/v3/oauth/refresh', {})
    platform.clock.now += minute
    const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)
    const fresh = await second.call('POST', '/api/v3/oauth/refresh', {})
    second.asPlayer(fresh.json())
    expect(await listOf(second)).toEqual([
      {
        id: expect.any(String),
        device: 'Chrome on Android',
        country: 'IN',
        first_seen_at: seconds(signedIn),
        last_seen_at: seconds(platform.clock.now),
        is_current: true,
      },
      {
        id: expect.any(String),
        device: 'Unknown device',
        country: 'IN',
        first_seen_at: seconds(signedIn - minute),
        last_seen_at: seconds(platform.clock.now - minute),
        is_current: false,
      },
    ])
  })

  test('one is ended at once, with its access and refresh tokens, and the others stay', async () => {
    const { first, second } = await twoBrowsers()
    const other = (await listOf(second)).find(({ is_current }) => !is_current)
    expect((await second.play('DELETE', `${path}/${other?.id}`)).statusCode).toBe(200)
    expect([await statusOf(first), await refreshStatus(first), await statusOf(second)]).toEqual([401, 401, 200])
    expect(await listOf(second)).toHaveLength(1)
    const again = await second.play('DELETE', `${path}/${other?.id}`)
    expect([again.statusCode, again.json().code]).toEqual([404, 'unknown-session'])
  })

  test('all others are ended at once', async () => {
    const { first, second } = await twoBrowsers()
    expect((await first.play('DELETE', path)).statusCode).toBe(200)
    expect([await statusOf(first), await statusOf(second), await refreshStatus(second)]).toEqual([200, 401, 401])
  })

  test('one that has reached its absolute end is not listed, though it was refreshed until then', async () => {
    const { first, second, username } = await twoBrowsers()
    const ofFirst = (await listOf(first)).find(({ is_current }) => is_current)?.id
    const { SESSION_DAYS } = platform.services.settings
    for (let day = 0; day + 25 < SESSION_DAYS; day += 25) {
      platform.clock.now += days(25)
      await first.call('POST', '/api/v3/oauth/refresh', {})
    }
    const signInSecond = async () => (await second.signIn(username, 'correct-horse')).statusCode
    expect([await signInSecond(), (await listOf(second)).map(({ id }) => id)]).toEqual([
      200,
      expect.arrayContaining([ofFirst]),
    ])
    platform.clock.now += days(25)
    expect([await signInSecond(), (await listOf(second)).map(({ id }) => id)]).toEqual([
      200,
      expect.not.arrayContaining([ofFirst]),
    ])
  })

  test('nobody sees or ends the session of another player', async () => {
    const { first } = await twoBrowsers()
    const stranger = visitorOf(platform)
    await stranger.register()
    const [session] = await listOf(first)
    expect((await listOf(stranger)).map(({ id }) => id)).not.toContain(session?.id)
    const answer = await stranger.play('DELETE', `${path}/${session?.id}`)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'unknown-session'])
    expect(await statusOf(first)).toBe(200)
    expect((await visitorOf(platform).call('GET', path)).json().code).toBe('signed-out')
  })

  test('ending them is recorded', async () => {
    const { first, second } = await twoBrowsers()
    const other = (await listOf(first)).find(({ is_current }) => !is_current)
    await first.play('DELETE', `${path}/${other?.id}`)
    await first.play('DELETE', path)
    expect(await statusOf(second)).toBe(401)
    const [{ account_id } = { account_id: '' }] = await platform.db
      .selectFrom('sessions')
      .select('account_id')
      .where('id', '=', other?.id ?? '')
      .execute()
    const events = await platform.db
      .selectFrom('security_events')
      .select('name')
      .where('account_id', '=', account_id)
      .execute()
    expect(events.map(({ name }) => name)).toEqual(expect.arrayContaining(['session-ended', 'sessions-ended']))
  })
})
