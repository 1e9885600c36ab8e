import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drawOfSeed } from '../../../src/rules/fairness/draw-of-seed.ts'
import { hashOfSeed } from '../../../src/rules/fairness/seed-hash.ts'
import { payoutOf } from '../../../src/rules/rounds/payout.ts'
import { playRound } from '../../../src/rules/rounds/play-round.ts'
import { databases } from '../../kernel/databases.ts'
import { dice, gamblerOf, gamingRecords, openGames, over, type TestGambler, type TestGames } from './test-games.ts'

describe.each(databases)('a round on %s', (database) => {
  let games: TestGames
  let player: TestGambler
  beforeAll(async () => {
    games = await openGames(database)
  })
  beforeEach(async () => {
    player = await gamblerOf(games)
  })
  afterAll(async () => {
    expect(await games.faults()).toEqual([])
    await games.close()
  })

  test('takes its stake, pays what it has won, and counts as turnover', async () => {
    const answer = await player.begin({ bet: over(1000) })
    const { round, balances } = answer.json()
    expect(round).toMatchObject({ game: 'dice', state: 'ended', ended_by: 'play', staked: 1000, currency: 'INR' })
    expect(round.possible).toEqual([])
    expect(balances).toEqual({ cash: 1_000_000 - 1000 + round.payout, bonus: 0 })
    expect(await games.moneyOf(player.id)).toEqual({ cash: balances.cash })
    const [counted] = await games.db.selectFrom('turnover').selectAll().where('account_id', '=', player.id).execute()
    expect(counted).toMatchObject({ reference: `round ${round.id}`, stake: 1000 })
    expect(counted?.odds).toBe(Math.max(1000, round.payout))
  })

  test('begins once however often it is sent; with another bet it is refused', async () => {
    const asked = { request_id: 'the-same-request', bet: over(1000) }
    const answers = await Promise.all(Array.from({ length: 20 }, () => player.begin(asked)))
    const rounds = new Set(answers.map((answer) => answer.json().round.id))
    expect(rounds.size).toBe(1)
    expect(await player.refusal({ ...asked, bet: over(2000) })).toBe('round-reused')
    expect((await player.list()).rounds).toHaveLength(1)
    expect((await player.list('request=the-same-request')).rounds).toHaveLength(1)
    const { seeds } = await player.seeds()
    expect(seeds.nonce).toBe(2)
  })

  test('is refused where it is not possible, and moves nothing', async () => {
    const refusals = {
      'game-unknown': { game: 'nothing' },
      'game-downtime': { game: 'down' },
      'game-at-table': { game: 'aviator' },
      'game-external': { game: 'provided' },
      'game-without-bonus': { game: 'no-bonus', balance: 'bonus' },
      'bonus-zero': { balance: 'bonus' },
      'free-stake-gone': { balance: 'free' },
      'bet-impossible': { bet: over(1000, 9999) },
      'stake-too-small': { bet: over(999) },
      'stake-too-large': { bet: over(1_000_100) },
      'invalid-input': { bet: over(-1000) },
    }
    for (const [code, asked] of Object.entries(refusals))
      expect([code, await player.refusal(asked)]).toEqual([code, code])
    expect(await player.refusal({ bet: { kind: 'blackjack', amount: 1000 } })).toBe('bet-impossible')
    const poor = await gamblerOf(games, 500)
    expect(await poor.refusal({})).toBe('insufficient-funds')
    expect(await games.moneyOf(player.id)).toEqual({ cash: 1_000_000 })
    expect((await player.seeds()).seeds.nonce).toBe(1)
  })

  test('can be recomputed by anybody once the seed is revealed', async () => {
    const before = (await player.seeds()).seeds
    const rounds = [await player.begun(), await player.begun({ bet: over(1000, 2500) }), await player.begun()]
    expect(rounds.map(({ nonce }) => nonce)).toEqual([1, 2, 3])
    expect((await player.receipt(rounds[0].id)).server_seed).toBeUndefined()
    const { seeds, revealed } = (await player.changeSeeds('my-own-seed')).json()
    expect(hashOfSeed(revealed.server_seed)).toBe(before.hash)
    expect(revealed).toMatchObject({ hash: before.hash, client_seed: before.client_seed, rounds: 3 })
    expect(seeds).toMatchObject({ hash: before.next_hash, client_seed: 'my-own-seed', nonce: 1 })
    for (const round of rounds) {
      const receipt = await player.receipt(round.id)
      expect(receipt).toMatchObject({ engine: dice, server_seed: revealed.server_seed, smallest: 1 })
      const seed = { server: receipt.server_seed, client: receipt.round.client_seed, nonce: receipt.round.nonce }
      const again = playRound(receipt.engine, receipt.round.bet, receipt.round.moves, drawOfSeed(seed))
      expect(again.shown).toEqual(round.shown)
      expect(payoutOf(again.stakes, receipt.smallest)).toBe(round.payout)
      expect(receipt.stakes).toEqual(again.stakes)
    }
    const told = await player.seeds()
    expect(told.revealed).toEqual([revealed])
    expect((await player.begun()).client_seed).toBe('my-own-seed')
  })

  test('of several moves goes on by its own rules, each move once, one round of a game at a time', async () => {
    const round = await player.begun({ game: 'mines', bet: { kind: 'mines', amount: 1000, mines: 1 } })
    expect(round).toMatchObject({ state: 'running', possible: ['open'], moves: [] })
    expect(round.moves_by).toBeGreaterThan(round.begun_at)
    const again = await player.begin({ game: 'mines', bet: { kind: 'mines', amount: 1000, mines: 1 } })
    expect(again.json()).toMatchObject({ code: 'round-running', details: { round: round.id } })
    expect((await player.changeSeeds()).json()).toMatchObject({ code: 'seeds-in-use' })
    games.publish((all) => ({ ...all, games: all.games.filter(({ id }) => id !== 'mines') }))
    const opened = await Promise.all(
      [1, 1, 1].map((number) => player.move(round.id, number, { kind: 'open', cell: 3 })),
    )
    const answers = opened.map((answer) => answer.json().round)
    expect(answers[1]).toEqual(answers[0])
    expect((await player.move(round.id, 1, { kind: 'open', cell: 4 })).json().code).toBe('move-reused')
    games.publish((all) => ({ ...all, games: gamingRecords.games }))
    if (answers[0].state === 'running') {
      expect((await player.move(round.id, 3, { kind: 'take' })).json().code).toBe('move-out-of-turn')
      expect((await player.move(round.id, 2, { kind: 'open', cell: 3 })).json().code).toBe('move-impossible')
      const ended = (await player.move(round.id, 2, { kind: 'take' })).json().round
      expect(ended).toMatchObject({
        state: 'ended',
        ended_by: 'play',
        moves: [{ kind: 'open', cell: 3 }, { kind: 'take' }],
      })
      expect(ended.payout).toBe(answers[0].shown.factor)
      expect((await player.move(round.id, 3, { kind: 'take' })).json().code).toBe('round-over')
    }
    const { payout } = (await player.receipt(round.id)).round
    expect(await games.moneyOf(player.id)).toEqual({ cash: 1_000_000 - 1000 + payout })
  })

  test('stakes more when a hand is doubled or split, once for each move', async () => {
    const [raised, played] = [new Map<string, number>(), 60]
    for (let count = 0; count < played; count++) {
      let round = await player.begun({ game: 'blackjack', bet: { kind: 'blackjack', amount: 1000 } })
      while (round.state === 'running') {
        const kind = ['split', 'double', 'stand'].find((one) => round.possible.includes(one)) ?? 'hit'
        const before = round.staked
        const number = round.moves.length + 1
        const asked = await Promise.all([1, 2].map(() => player.move(round.id, number, { kind })))
        expect(asked.map((answer) => answer.statusCode)).toEqual([200, 200])
        round = asked[0]?.json().round
        if (round.staked > before) raised.set(kind, round.staked - before)
      }
    }
    expect(raised.get('double')).toBe(1000)
    const { rounds } = await player.list('limit=100')
    const sum = rounds.reduce((all: number, { staked, payout }: Paid) => all + payout - staked, 0)
    expect(rounds).toHaveLength(played)
    expect(await games.moneyOf(player.id)).toEqual({ cash: 1_000_000 + sum })
  })

  type Paid = { readonly staked: number; readonly payout: number }

  test('pays no more than its limits say', async () => {
    const payouts: number[] = []
    for (let count = 0; count < 10; count++)
      payouts.push((await player.begun({ game: 'capped', bet: over(1000, 500) })).payout)
    expect(Math.max(...payouts)).toBe(500)
    expect(payouts.every((payout) => payout === 0 || payout === 500)).toBe(true)
  })

  test('that its player has left is ended by the safest rule after its time, and paid after the session', async () => {
    const stand = await player.begun({ game: 'blackjack', bet: { kind: 'blackjack', amount: 1000 } })
    const untouched = await player.begun({ game: 'mines', bet: { kind: 'mines', amount: 1000, mines: 3 } })
    await player.play('POST', '/api/v1/oauth/logout')
    expect(await games.finish()).toBe(0)
    games.clock.now += 61 * 60_000
    const finished = await games.finish()
    expect(finished).toBeGreaterThanOrEqual(1)
    expect(await games.finish()).toBe(0)
    const rows = await games.db.selectFrom('rounds').selectAll().where('account_id', '=', player.id).execute()
    const [hand, field] = [stand, untouched].map(({ id }) => rows.find((row) => row.id === id))
    expect(field).toMatchObject({ state: 'returned', payout: 1000, ended_by: 'rule' })
    expect(hand?.state).toBe('ended')
    const cash = 1_000_000 - 1000 + (hand?.payout ?? 0)
    expect(await games.moneyOf(player.id)).toEqual({ cash })
    const counted = await games.db.selectFrom('turnover').selectAll().where('account_id', '=', player.id).execute()
    expect(counted.map(({ reference }) => reference)).toEqual([`round ${stand.id}`])
  })

  test('is found in the history: by status, game and period, page by page while others are played', async () => {
    for (let count = 0; count < 5; count++) await player.begun({ bet: over(1000 + count) })
    await player.begun({ game: 'no-bonus', bet: over(3000) })
    games.clock.now += 1000
    const page = await player.list('limit=3&game=dice')
    await player.begun({ bet: over(4000) })
    const next = await player.list(`limit=3&game=dice&before=${page.next}`)
    const stakes = [...page.rounds, ...next.rounds].map(({ staked }) => staked)
    expect(stakes.toSorted()).toEqual([1000, 1001, 1002, 1003, 1004])
    expect(next.next).toBeUndefined()
    const { rounds } = await player.list('limit=100')
    const won = rounds.filter(({ payout, staked }: Paid) => payout > staked)
    expect((await player.list('status=won')).rounds).toHaveLength(won.length)
    expect((await player.list('status=lost')).rounds).toHaveLength(rounds.length - won.length)
    expect((await player.list('status=pending')).rounds).toEqual([])
    expect((await player.list('period=last-year')).rounds).toEqual([])
    const file = await player.play('GET', '/api/v1/rounds.csv?game=dice')
    expect(file.headers['content-disposition']).toContain('rounds.csv')
    expect(file.body.trim().split('\r\n')).toHaveLength(7)
  })

  test('is what lobbies offer: searched, sorted, page by page, with limits of a currency', async () => {
    const lobby = async (query: string) => (await games.call('GET', `/api/v1/games?${query}`)).json()
    expect((await lobby('search=dice%20of')).games.map(({ id }: { id: string }) => id)).toEqual(['dice'])
    expect((await lobby('category=popular')).total).toBe(1)
    const first = await lobby('limit=5&sort=title')
    const rest = await lobby(`limit=5&sort=title&after=${first.next}`)
    expect(first.games.length + rest.games.length).toBe(first.total)
    const page = (await games.call('GET', '/api/v1/games/dice?currency=INR')).json()
    expect(page).toMatchObject({ engine: dice, contribution: 50, game: { kind: 'dice', bonus_money: true } })
    expect(page.stakes).toEqual({ minimum: 1000, maximum: 1_000_000, maximum_win: 5_000_000 })
    expect((await games.call('GET', '/api/v1/games/none')).json().code).toBe('game-unknown')
  })

  test('is remembered: games that were played, and those that are marked', async () => {
    await player.begun()
    const mark = (game: string, favourite = true) => player.play('POST', '/api/v1/own-games', { game, favourite })
    await mark('mines')
    games.clock.now += 10
    expect((await mark('dice')).json().favourites).toEqual(['dice', 'mines'])
    expect((await mark('none')).json().code).toBe('game-unknown')
    expect((await mark('mines', false)).json().favourites).toEqual(['dice'])
    const own = (await player.play('GET', '/api/v1/own-games')).json()
    expect(own).toEqual({ favourites: ['dice'], recent: ['dice'] })
    const play = (await player.play('GET', '/api/v1/own-play')).json()
    expect(play).toMatchObject({ minutes: 0, staked: 1000 })
  })
})
