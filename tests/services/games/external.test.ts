import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../kernel/databases.ts'
import { type ServerProcess, startProcess } from '../../kernel/server-process.ts'
import { gamblerOf, openGames, type TestGambler, type TestGames } from './test-games.ts'

const key = 'k'.repeat(40)

type Answer = { readonly status: number; readonly code?: string; readonly balance?: number }

describe.each(databases)('a game of a provider in a process of its own, on %s', (database) => {
  let games: TestGames
  let provider: ServerProcess
  let player: TestGambler
  let token = ''
  let url = new URL('http://localhost')
  beforeAll(async () => {
    provider = await startProcess('tests/services/games/demo-provider.ts', {
      ...{ environment: {}, given: ['demonstration', key] },
    })
    const environment = { GAME_PROVIDERS: `demonstration=${provider.address}/play?brand=1#${key}` }
    games = await openGames(database, { environment })
    const address = await games.app.listen({ host: '127.0.0.1', port: 0 })
    await post('/operator', { address })
  })
  beforeEach(async () => {
    player = await gamblerOf(games)
    const launched = await player.play('POST', '/api/v1/games/provided/launch', { locale: 'en' })
    url = new URL(launched.json().url)
    token = url.searchParams.get('token') ?? ''
  })
  afterAll(async () => {
    expect(await games.faults()).toEqual([])
    await games.close()
    await provider.end('SIGKILL')
  })

  async function post(place: string, body: object) {
    const answer = await fetch(provider.address + place, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    })
    return answer.json()
  }
  const told = (kind: string, fields: object, times = 1): Promise<Answer[]> =>
    post('/tell', { kind, fields: { token, ...fields }, times })
  const bet = (transaction: string, round: string, amount = 1000, times = 1) =>
    told('bet', { transaction, round, amount, currency: 'INR' }, times)
  const win = (transaction: string, round: string, amount: number, times = 1) =>
    told('win', { transaction, round, amount, currency: 'INR' }, times)
  const cash = async () => (await games.moneyOf(player.id))['cash']

  test('is launched with a token, and played by the wallet', async () => {
    expect([url.searchParams.get('game'), url.searchParams.get('brand')]).toEqual(['kp-1', '1'])
    const played = (await (await fetch(url)).json()) as Answer[]
    expect(played.map(({ status, balance }) => [status, balance])).toEqual([
      [200, 999_000],
      [200, 1_001_000],
    ])
    const { rounds } = await player.list()
    expect(rounds).toHaveLength(1)
    expect(rounds[0]).toMatchObject({ game: 'provided', staked: 1000, payout: 2000, state: 'ended' })
    expect((await player.play('POST', '/api/v1/games/dice/launch', { locale: 'en' })).json().code).toBe(
      'game-not-external',
    )
  })

  test('each transaction moves money once, however often and however at once it is told', async () => {
    const answers = await bet('tx-a', 'round-a', 1000, 20)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await cash()).toBe(999_000)
    expect((await bet('tx-a', 'round-a', 2000))[0]?.code).toBe('external-reused')
    await win('tx-b', 'round-a', 500, 20)
    expect(await cash()).toBe(999_500)
    expect((await win('tx-c', 'round-a', 500))[0]?.code).toBe('external-round-over')
    expect((await bet('tx-d', 'round-a'))[0]?.code).toBe('external-round-over')
    expect((await win('tx-e', 'round-none', 500))[0]?.code).toBe('external-round-unknown')
  })

  test('a rollback gives a stake back once; one that comes before its bet refuses it', async () => {
    await bet('tx-1', 'round-1')
    await bet('tx-2', 'round-1', 3000)
    expect(await cash()).toBe(996_000)
    await told('rollback', { transaction: 'tx-2', round: 'round-1' }, 10)
    expect(await cash()).toBe(999_000)
    await told('rollback', { transaction: 'tx-1', round: 'round-1' }, 10)
    expect(await cash()).toBe(1_000_000)
    expect((await player.list()).rounds[0]).toMatchObject({ state: 'returned' })
    const [early] = await told('rollback', { transaction: 'tx-3', round: 'round-3' })
    expect(early?.status).toBe(200)
    expect((await bet('tx-3', 'round-3'))[0]?.code).toBe('external-rolled-back')
    expect(await cash()).toBe(1_000_000)
  })

  test('a win is paid after the launch has expired, and to a player who was blocked; no bets are taken then', async () => {
    await bet('tx-x', 'round-x')
    await games.db.updateTable('external_launches').set({ expires_at: 1 }).execute()
    expect((await bet('tx-y', 'round-y'))[0]?.code).toBe('external-token')
    await games.db.updateTable('accounts').set({ blocked: 1 }).where('id', '=', player.id).execute()
    expect((await win('tx-z', 'round-x', 7000))[0]?.status).toBe(200)
    expect(await cash()).toBe(1_006_000)
  })

  test('refuses what the provider has not signed, or what a round cannot be', async () => {
    const call = (place: string, body: object) =>
      games.call('POST', `/api/v1/external-games/${place}`, { token, time: games.clock.now, signature: 'x', ...body })
    expect((await call('demonstration/balance', {})).json().code).toBe('external-forged')
    expect((await call('stranger/balance', {})).json().code).toBe('external-forged')
    const refusals: (string | undefined)[] = []
    for (const amount of [999, 1_000_001]) refusals.push((await bet('tx-l', 'round-l', amount))[0]?.code)
    refusals.push((await told('bet', { ...{ transaction: 't', round: 'r', amount: 1000 }, currency: 'USD' }))[0]?.code)
    await bet('tx-m', 'round-m')
    refusals.push((await win('tx-n', 'round-m', 5_000_001))[0]?.code)
    expect(refusals).toEqual(['stake-too-small', 'stake-too-large', 'stakes-not-taken', 'external-win-too-large'])
    const later = games.clock.now
    games.clock.now += 6 * 60_000
    expect((await told('balance', {}))[0]?.code).toBe('external-outdated')
    games.clock.now = later
    token = 'another-token'
    expect((await told('balance', {}))[0]?.code).toBe('external-token')
  })
})
