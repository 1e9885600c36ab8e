import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Game } from '../../../src/contract/index.ts'
import { drawOfSeed } from '../../../src/rules/fairness/draw-of-seed.ts'
import { belongsToChain } from '../../../src/rules/fairness/seed-chain.ts'
import { millisecondsUntil, multiplierAt } from '../../../src/rules/rounds/kinds/crash-curve.ts'
import { dealTable, type TableRules } from '../../../src/rules/rounds/play-table.ts'
import { settleLeftBets } from '../../../src/services/games/shared-tables/left-bets.ts'
import { databases } from '../../kernel/databases.ts'
import { gamblerOf, openGames, type TestGambler, type TestGames } from './test-games.ts'

const second = 1000

/** Most flights reach it. */
const lowCeiling = { kind: 'crash', edge: 300, highest: 1100, doublesIn: 5000, bets: 2 } as const

const withLowCeiling = (game: Game): Game => (game.id === 'aviator' ? { ...game, engine: lowCeiling } : game)

describe.each(databases)('a shared table on %s', (database) => {
  let games: TestGames
  let dealer: ReturnType<TestGames['dealer']>
  let player: TestGambler
  beforeEach(async () => {
    games = await openGames(database)
    dealer = games.dealer()
    player = await gamblerOf(games)
    await dealer.advance()
  })
  afterEach(async () => {
    expect(await games.faults()).toEqual([])
    await games.close()
  })

  const rowOf = (table: string, number: number) =>
    games.db.selectFrom('table_rounds').selectAll().where('id', '=', `${table}.${number}`).executeTakeFirstOrThrow()

  const at = async (moment: number) => {
    games.clock.now = moment
    await dealer.advance()
  }

  /** Plays rounds until one flies for so long. */
  async function flightOf(milliseconds: number): Promise<number> {
    for (let number = 1; ; number++) {
      const row = await rowOf('aviator', number)
      if (row.ends_at - row.shown_at >= milliseconds) return number
      for (const moment of [row.shown_at, row.ends_at, row.next_at]) await at(Math.max(moment, games.clock.now))
    }
  }

  const chips = (spot: string, amount = 1000) => ({ bet: { kind: 'dragon-tiger', chips: [{ spot, amount }] } })

  test('shows its outcome only when the time has come, the same to everybody, and anybody can check it', async () => {
    const row = await rowOf('dragon-tiger', 1)
    const states: string[] = []
    for (const moment of [row.opened_at, row.closes_at, row.shown_at, row.ends_at - 1]) {
      await at(moment)
      const table = await player.table('dragon-tiger')
      states.push(table.state)
      expect(table.seed).toBeUndefined()
      expect(table.shown !== undefined).toBe(moment >= row.shown_at)
    }
    expect(states).toEqual(['open', 'closed', 'showing', 'showing'])
    const { shown, hash, chain } = await player.table('dragon-tiger')
    await at(row.ends_at)
    const next = await player.table('dragon-tiger')
    expect(next).toMatchObject({ round: 2, state: 'open', chain, chain_from: 1 })
    const [result] = next.results
    expect(result.shown).toEqual(shown)
    expect(belongsToChain(result.seed, 1, chain)).toBe(true)
    expect(hash).toBe(chain)
    expect(next.hash).toBe(result.seed)
    const rules = games.services.records().games.find(({ id }) => id === 'dragon-tiger')?.engine as TableRules
    const draw = drawOfSeed({ server: result.seed, client: 'dragon-tiger', nonce: 1 })
    expect(dealTable(rules, draw)).toEqual(result.shown.dealt)
  })

  test('takes bets while it is open, gives them back while it is open, and pays each once', async () => {
    const row = await rowOf('dragon-tiger', 1)
    const [dragon, tiger, tie] = [
      await player.placed('dragon-tiger', 1, chips('dragon')),
      await player.placed('dragon-tiger', 1, chips('tiger', 2000)),
      await player.placed('dragon-tiger', 1, chips('tie', 3000)),
    ]
    expect(dragon).toMatchObject({ state: 'running', shown: {}, possible: [], table: { round: 1 } })
    const [taken, again] = [await player.takeBack(tie.id), await player.takeBack(tie.id)]
    expect([taken, again].map((answer) => answer.json().round.state)).toEqual(['returned', 'returned'])
    expect(await games.moneyOf(player.id)).toEqual({ cash: 1_000_000 - 3000 })
    const other = await gamblerOf(games)
    await other.placed('dragon-tiger', 1, chips('dragon', 5000))
    const { bets, players } = await player.table('dragon-tiger')
    expect(players).toBe(2)
    expect(bets).toHaveLength(3)
    expect(JSON.stringify(bets)).not.toContain(player.id)
    games.clock.now = row.closes_at
    expect((await player.bet('dragon-tiger', 1, chips('dragon'))).json().code).toBe('table-closed')
    expect((await player.takeBack(dragon.id)).json().code).toBe('table-closed')
    await at(row.ends_at)
    await dealer.advance()
    const { rounds } = (await player.play('GET', '/api/v1/tables/dragon-tiger/rounds')).json()
    const paid = rounds.filter(({ state }: { state: string }) => state === 'ended')
    expect(paid).toHaveLength(2)
    const sum = paid.reduce((all: number, { payout }: { payout: number }) => all + payout, 0)
    const receipts = [await player.receipt(dragon.id), await player.receipt(tiger.id)]
    for (const { round, stakes } of receipts) expect(round.payout).toBe((stakes[0].amount * stakes[0].factor) / 1000)
    expect(await games.moneyOf(player.id)).toEqual({ cash: 1_000_000 - 3000 + sum })
    expect((await player.takeBack(tiger.id)).json().code).toBe('round-over')
  })

  test('refuses impossible bets, strange rounds, and more bets than its rules allow', async () => {
    expect((await player.bet('dragon-tiger', 2, chips('dragon'))).json().code).toBe('table-closed')
    expect((await player.bet('dragon-tiger', 1, chips('snake'))).json().code).toBe('bet-impossible')
    expect((await player.bet('dice', 1, chips('dragon'))).json().code).toBe('table-unknown')
    const two = { bet: { kind: 'crash', chips: [{ amount: 1000 }, { amount: 1000 }] } }
    expect((await player.bet('aviator', 1, two)).json().code).toBe('bet-impossible')
    const request = { request_id: 'one-bet' }
    const [one, same] = [await player.placed('aviator', 1, request), await player.placed('aviator', 1, request)]
    expect(same).toEqual(one)
    await player.placed('aviator', 1)
    expect((await player.bet('aviator', 1)).json().code).toBe('table-full')
    const stranger = await gamblerOf(games)
    expect((await stranger.takeBack(one.id)).json().code).toBe('round-unknown')
  })

  test('pays nobody who leaves after the end of a flight that has reached the highest multiplier', async () => {
    await games.close()
    games = await openGames(database, { change: (all) => ({ ...all, games: all.games.map(withLowCeiling) }) })
    dealer = games.dealer()
    player = await gamblerOf(games)
    await dealer.advance()
    const number = await flightOf(millisecondsUntil(lowCeiling, lowCeiling.highest))
    const { ends_at } = await rowOf('aviator', number)
    const [atLast, tooLate] = [await player.placed('aviator', number), await player.placed('aviator', number)]
    games.clock.now = ends_at
    expect((await player.cashOut(atLast.id)).json().round.payout).toBe(lowCeiling.highest)
    games.clock.now = ends_at + 1
    expect((await player.cashOut(tooLate.id)).json().code).toBe('cash-out-late')
  })

  test('lets players leave a flight at the moment of their request, and by themselves; who stays loses', async () => {
    const number = await flightOf(4 * second)
    const row = await rowOf('aviator', number)
    const [other, third] = [await gamblerOf(games), await gamblerOf(games)]
    const rules = games.services.records().games.find(({ id }) => id === 'aviator')?.engine
    if (rules?.kind !== 'crash') throw new Error('No flight.')
    const [byHand, stays] = [await player.placed('aviator', number), await player.placed('aviator', number)]
    const auto = await other.placed('aviator', number, { bet: { kind: 'crash', chips: [{ amount: 1000, at: 1200 }] } })
    expect((await player.cashOut(byHand.id)).json().code).toBe('game-not-in-flight')
    games.clock.now = row.shown_at + 3 * second
    const left = await player.cashOut(byHand.id)
    const factor = multiplierAt(rules, 3 * second)
    expect(left.json().round).toMatchObject({ state: 'ended', payout: factor, table: { cashed_out: factor } })
    expect((await player.cashOut(byHand.id)).json().round.payout).toBe(factor)
    await dealer.advance()
    await dealer.attend()
    expect((await other.receipt(auto.id)).round).toMatchObject({
      state: 'ended',
      payout: 1200,
      table: { cashed_out: 1200 },
    })
    const { bets } = await third.table('aviator')
    expect(bets.map((bet: { factor?: number }) => bet.factor).toSorted()).toEqual([1200, factor, undefined].toSorted())
    await at(row.ends_at + 200)
    expect((await player.cashOut(stays.id)).json().code).toBe('cash-out-late')
    const over = await player.table('aviator')
    expect(over).toMatchObject({ state: 'over', round: number })
    expect(over.shown.dealt.point).toBeGreaterThan(factor)
    await at(row.ends_at + second)
    expect((await player.receipt(stays.id)).round).toMatchObject({ state: 'ended', payout: 0 })
    expect(await games.moneyOf(player.id)).toEqual({ cash: 1_000_000 - 2000 + factor })
    await at(row.next_at)
    expect(await player.table('aviator')).toMatchObject({ state: 'open', round: number + 1 })
  })

  test('whose leader has died is led on by the next one, and everybody is paid once', async () => {
    const bet = await player.placed('dragon-tiger', 1, chips('dragon'))
    const row = await rowOf('dragon-tiger', 1)
    games.clock.now = row.ends_at + 60 * second
    const [one, other] = [games.dealer(), games.dealer()]
    await Promise.all([one.advance(), other.advance()])
    await Promise.all([one.advance(), other.advance()])
    expect((await player.receipt(bet.id)).round.state).toBe('ended')
    const payouts = await games.db
      .selectFrom('ledger_transfers')
      .select('id')
      .where('cause', '=', `round ${bet.id}`)
      .execute()
    expect(payouts.length).toBeLessThanOrEqual(2)
    const begun = await games.db
      .selectFrom('table_rounds')
      .select('number')
      .where('table_id', '=', 'dragon-tiger')
      .execute()
    expect(begun.map(({ number }) => number).toSorted()).toEqual([1, 2])
  })

  test('pays bets of a table that is not offered any more, and begins no round while it is down', async () => {
    const bet = await player.placed('dragon-tiger', 1, chips('dragon'))
    games.publish((all) => ({ ...all, games: all.games.filter(({ id }) => id !== 'dragon-tiger') }))
    games.clock.now += 60 * second
    await dealer.advance()
    expect((await player.receipt(bet.id)).round.state).toBe('running')
    await settleLeftBets(games.services)
    expect((await player.receipt(bet.id)).round.state).toBe('ended')
  })

  test('tells viewers of each change, without outcomes before their time', async () => {
    const row = await rowOf('dragon-tiger', 1)
    await player.placed('dragon-tiger', 1, chips('dragon'))
    await dealer.attend()
    for (const moment of [row.shown_at, row.ends_at]) await at(moment)
    const changes = await games.db
      .selectFrom('stream_changes')
      .select('change')
      .where('topic', '=', 'table:dragon-tiger')
      .orderBy('sequence')
      .execute()
    const told = changes.map(({ change }) => JSON.parse(change))
    expect(told.map(({ state, bets }) => state ?? `${bets.length} bets`)).toEqual([
      ...['open', '1 bets', 'showing', 'over', 'open'],
    ])
    expect(told.map(({ shown }) => shown !== undefined)).toEqual([false, false, true, true, false])
    expect(told.map(({ seed }) => seed !== undefined)).toEqual([false, false, false, true, false])
    expect(told.every(({ table }) => table === 'dragon-tiger')).toBe(true)
  })
})
