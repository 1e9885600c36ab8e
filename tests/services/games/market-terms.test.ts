import { afterEach, describe, expect, test } from 'vitest'
import type { Manifest, PlayTerms } from '../../../src/contract/index.ts'
import { databases } from '../../kernel/databases.ts'
import { gamblerOf, openGames, type TestGames } from './test-games.ts'

/** All markets ask the same. */
const asking =
  (play: PlayTerms) =>
  (all: Manifest): Manifest => ({ ...all, markets: all.markets.map((market) => ({ ...market, play })) })

const minute = 60_000

describe.each(databases)('what the law of a market asks, on %s', (database) => {
  let games: TestGames
  afterEach(() => games.close())

  test('the next round of a game waits for the shortest time of a round, in any page of the player', async () => {
    games = await openGames(database, { change: asking({ minimumRound: 3 }) })
    const player = await gamblerOf(games)
    await player.begun()
    games.clock.now += 1500
    const early = await player.begin({})
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '2'])
    expect(early.json()).toMatchObject({ code: 'round-too-soon', details: { seconds: 2 } })
    await player.begun({ game: 'no-bonus' })
    games.clock.now += 1500
    await player.begun()
  })

  test('play at a stretch ends after the longest session, and goes on after a pause', async () => {
    games = await openGames(database, { change: asking({ longestSession: 6, realityCheck: 3 }) })
    const player = await gamblerOf(games)
    for (let begun = 0; begun < 3; begun++) {
      await player.begun()
      games.clock.now += 2 * minute
    }
    expect(await player.refusal({})).toBe('session-too-long')
    const own = (await player.play('GET', '/api/v1/own-play')).json()
    expect(own).toMatchObject({ minutes: 6, staked: 3000, play: { realityCheck: 3 } })
    games.clock.now += 3.5 * minute
    await player.begun()
  })

  test('a round that waits for a move ends when the market says', async () => {
    games = await openGames(database, { change: asking({ movesWithin: 2 }) })
    const player = await gamblerOf(games)
    const round = await player.begun({ game: 'mines', bet: { kind: 'mines', amount: 1000, mines: 1 } })
    expect(round.moves_by - round.begun_at).toBeLessThanOrEqual(121)
    games.clock.now += 2 * minute
    expect(await games.finish()).toBe(1)
  })

  test('a closed market takes no stakes on a live site', async () => {
    games = await openGames(database)
    const player = await gamblerOf(games)
    games.publish((all) => ({ ...all, site: { ...all.site, mode: 'live' } }))
    await games.db.updateTable('accounts').set({ country: 'IN' }).where('id', '=', player.id).execute()
    expect(await player.refusal({})).toBe('games-closed')
  })

  test('those who have excluded themselves, or reached a limit of their own, are refused', async () => {
    games = await openGames(database)
    const player = await gamblerOf(games)
    const row = (kind: 'loss' | 'exclusion', value: number) =>
      games.db
        .insertInto('player_limits')
        .values({ account_id: player.id, kind, value, number: 1, set_at: games.clock.now })
        .execute()
    await row('loss', 500)
    expect(await player.refusal({})).toBe('loss-limit')
    await row('exclusion', games.clock.now + 60 * minute)
    expect(await player.refusal({})).toBe('self-excluded')
  })
})
