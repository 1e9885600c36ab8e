import { afterAll, beforeAll, describe, expect } from 'vitest'
import { databases } from '../kernel/databases.ts'
import { proof } from '../proof/proof.ts'
import {
  awayWins,
  type Bettor,
  bettorOf,
  homeWins,
  leg,
  openBets,
  type TestBets,
} from '../services/sportsbook/test-bets.ts'

const times = 20

describe.each(databases)('Bets, on two processes with %s', (database) => {
  let bets: TestBets
  let other: TestBets
  beforeAll(async () => {
    bets = await openBets(database)
    other = await openBets(database, { beside: { of: bets, parts: { now: () => bets.clock.now } } })
  })
  afterAll(async () => {
    await other.close()
    await bets.close()
  })

  let turn = 0
  /** Requests go to the two processes in turn. */
  const newBettor = (money?: number) =>
    bettorOf(
      { ...bets, call: (...request: Parameters<TestBets['call']>) => (turn++ % 2 ? bets : other).call(...request) },
      money,
    )
  const atOnce = async <Answer>(send: (round: number) => Promise<Answer>, count = times) =>
    Promise.all(Array.from({ length: count }, (_, round) => send(round)))
  const sound = async () => expect(await bets.faults()).toEqual([])
  const cashOf = async ({ id }: Bettor) => (await bets.moneyOf(id))['cash']
  const codesOf = (answers: readonly { readonly json: () => { readonly code?: string } }[]) =>
    answers.map((answer) => answer.json().code ?? 'accepted')

  proof(
    '1,000 bets are placed while their market is suspended and opened again, 40 times',
    'no bet that is sent after a suspension was committed, and before the market was opened, is accepted; each accepted one has the odds of an open market',
    async () => {
      const match = await bets.addMatch()
      const players = await atOnce(() => newBettor(), 5)
      let [isSuspended, changes, sent] = [false, 0, 0]
      const seen = { accepted: 0, refused: 0, wrong: 0 }
      /** One after the other, as the feed does; an even version is open. */
      let changing = Promise.resolve()
      const change = () => {
        changing = changing.then(changeNow)
        return changing
      }
      const changeNow = async () => {
        const suspends = changes++ % 2 === 0
        if (!suspends) isSuspended = false
        await bets.setState(match, suspends ? 'suspended' : 'open')
        if (suspends) isSuspended = true
      }
      const worker = async (player: Bettor) => {
        while (sent < 1000) {
          const [place, suspendedBefore, changesBefore] = [sent++, isSuspended, changes]
          if (place % 25 === 12) await change()
          const { statusCode } = await player.ask({ legs: [leg(match)], stake: 1000 })
          const accepted = statusCode === 200
          seen[accepted ? 'accepted' : 'refused']++
          if (accepted && suspendedBefore && isSuspended && changesBefore === changes) seen.wrong++
        }
      }
      await Promise.all(players.flatMap((player) => [worker(player), worker(player), worker(player)]))
      const versions = await bets.db
        .selectFrom('bet_legs')
        .select('market_version')
        .where('fixture_id', '=', match)
        .execute()
      expect(versions.filter(({ market_version }) => Number(market_version) % 2 !== 0)).toEqual([])
      expect([seen.wrong, versions.length, seen.accepted + seen.refused]).toEqual([0, seen.accepted, 1000])
      expect([seen.accepted > 0, seen.refused > 0, changes]).toEqual([true, true, 40])
      await sound()
      return 'none, of 1,000 bets; the others were accepted at versions at which the market was open'
    },
  )

  proof(
    'One bet is sent 100 times at once; 64 different ones of a balance that is enough for 20',
    'one bet; 20 are accepted, and the balance is 0',
    async () => {
      const match = await bets.addMatch()
      const player = await newBettor(200_000)
      const same = await atOnce(() => player.ask({ request_id: 'always-the-same', legs: [leg(match)] }), 100)
      expect(new Set(same.map((answer) => answer.json().bet?.id)).size).toBe(1)
      expect(await cashOf(player)).toBe(190_000)
      const codes = codesOf(await atOnce(() => player.ask({ legs: [leg(match)] }), 64))
      expect(codes.toSorted()).toEqual([...Array(19).fill('accepted'), ...Array(45).fill('insufficient-funds')])
      expect([await cashOf(player), (await player.list('limit=100')).bets.length]).toEqual([0, 20])
      await sound()
      return 'one bet of 100 requests; 20 bets in all, and insufficient-funds 45 times'
    },
  )

  proof(
    'The odds change while 200 bets are placed that accept no others',
    'each accepted bet has the odds that its player saw',
    async () => {
      const match = await bets.addMatch()
      const player = await newBettor()
      const answers = await atOnce(async (round) => {
        if (round % 10 === 5) await bets.setOdds(match, { home: round % 20 === 5 ? 1900 : 2000, away: 1800 })
        const odds = round % 2 ? 2000 : 1900
        return { odds, answer: await player.ask({ legs: [leg(match, { odds })], stake: 1000 }) }
      }, 200)
      const accepted = answers.filter(({ answer }) => answer.statusCode === 200)
      expect(accepted.filter(({ odds, answer }) => answer.json().bet.legs[0].odds !== odds)).toEqual([])
      expect([accepted.length > 0, accepted.length < 200]).toEqual([true, true])
      return 'accepted at those odds, or refused with odds-changed'
    },
  )

  proof(
    'A player looks at, lists, values and sells the bets of another, by their ids, and takes over a request id',
    'unknown, as if they did not exist; the request id of another player means nothing',
    async () => {
      const [player, stranger] = [await newBettor(), await newBettor()]
      const match = await bets.addMatch()
      const asked = { request_id: 'shared-request', legs: [leg(match)] }
      const { id, placed_at } = await player.placed(asked)
      const answers = [await stranger.offer(id), await stranger.sell(id, 9500)]
      expect([(await stranger.receipt(id)).code, ...codesOf(answers)]).toEqual(Array(3).fill('bet-unknown'))
      const listed = await stranger.list(`before=${placed_at * 1000 + 5000}.${id}`)
      const nobody = await bets.call('GET', `/api/v1/sports/bets/${id}`)
      expect([listed, nobody.json().code]).toEqual([{ bets: [] }, 'signed-out'])
      expect((await stranger.placed(asked)).id).not.toBe(id)
      expect((await player.receipt(id)).bet.state).toBe('open')
      return 'bet-unknown, 3 times; an empty list; a bet of their own'
    },
  )

  proof(
    'Stakes that are negative, zero, decimal, huge, a text or a list; foreign currencies, times and states; 21 legs, none, one match twice; odds that nobody offered',
    'refused, and nothing is moved; invented odds are never paid',
    async () => {
      const player = await newBettor()
      const match = await bets.addMatch()
      const legs = [leg(match)]
      const stakes = [-10_000, 0, 500.5, 1e15, 1e308, 2 ** 53, null, '10000', [10_000], true]
      const bodies = [
        ...stakes.map((stake) => ({ legs, stake })),
        ...[{ currency: 'VND' }, { placed_at: 1 }, { state: 'won' }, { accept: 'all' }, { balance: 'held' }].map(
          (more) => ({ legs, ...more }),
        ),
        ...[0, -1, 2, 21, 1.5].map((size) => ({ legs, size })),
        { legs: [] },
        { legs: Array.from({ length: 21 }, () => leg(match)) },
        { legs: [leg(match), leg(match)] },
        ...[1000, -2000, 2000.5, 1e9, '2000'].map((odds) => ({ legs: [leg(match, { odds })] })),
        ...[{ market: '' }, { outcome: 'constructor' }, { fixture: "' or 1=1 --" }].map((more) => ({
          legs: [leg(match, more)],
          accept: 'any',
        })),
      ]
      const statuses = new Set<number>()
      for (const body of bodies) statuses.add((await player.ask(body)).statusCode)
      expect([[...statuses].toSorted(), await cashOf(player)]).toEqual([[400, 409], 1_000_000])
      const bet = await player.placed({ legs: [leg(match, { odds: 90_000_000 })], accept: 'any' })
      expect(bet).toMatchObject({ possible_win: 20_000, legs: [{ odds: 2000 }] })
      return `400 or 409, ${bodies.length} times; a bet at 90,000 is one at 2`
    },
  )

  proof(
    'A bet is sold 20 times at once while its result arrives and is settled by both processes, 20 times',
    'it is either sold or settled, and paid once',
    async () => {
      const ends = new Set<string>()
      for (let round = 0; round < times; round++) {
        const player = await newBettor(10_000)
        const match = await bets.addMatch()
        const { id } = await player.placed({ legs: [leg(match)] })
        const end = async () => {
          await bets.setResult(match, round % 4 ? homeWins : awayWins)
          await Promise.all([bets.settle(), other.settle()])
        }
        await Promise.all(round % 2 ? [end(), ...(await sales(player, id))] : [...(await sales(player, id)), end()])
        await bets.settle()
        const { bet, settlements } = await player.receipt(id)
        ends.add(bet.state)
        expect([settlements.length, await cashOf(player)]).toEqual([1, bet.payout])
      }
      expect([...ends].filter((state) => !['cashed-out', 'won', 'lost'].includes(state))).toEqual([])
      await sound()
      return `one settlement, ${times} times`
    },
  )
  const sales = (player: Bettor, id: string) => Array.from({ length: times }, () => player.sell(id, 9500))

  proof(
    'Live bets while the clock jumps back and forth, and both processes decide 20 of them at once',
    'none is accepted before its delay is over; each is decided once',
    async () => {
      const match = await bets.addMatch({ state: 'live' })
      const player = await newBettor()
      await atOnce(() => player.placed({ legs: [leg(match)] }))
      const held = async () => (await bets.moneyOf(player.id))['held']
      for (const jump of [-3_600_000, 3_604_999]) {
        bets.clock.now += jump
        await Promise.all([bets.decide(), other.decide()])
        expect(await held()).toBe(200_000)
      }
      bets.clock.now += 1
      await Promise.all([bets.decide(), other.decide(), bets.decide(), other.decide()])
      expect([await held(), await cashOf(player)]).toEqual([0, 800_000])
      expect((await player.list('status=pending')).bets.length).toBe(times)
      await sound()
      return 'held until then; 20 bets accepted once'
    },
  )

  proof(
    'Players who are blocked, have excluded themselves, or reach their loss limit with 20 bets at once',
    'refused; no stake goes beyond the limit',
    async () => {
      const match = await bets.addMatch()
      const [blocked, excluded, careful] = [await newBettor(), await newBettor(), await newBettor()]
      await bets.db.updateTable('accounts').set({ blocked: 1 }).where('id', '=', blocked.id).execute()
      const limit = ({ visitor }: Bettor, kind: string, value: number) =>
        visitor.play('POST', '/api/payment/limits', { kind, value })
      await limit(excluded, 'exclusion', 3)
      await limit(careful, 'loss', 50_000)
      const refusals = [await blocked.refusal({ legs: [leg(match)] }), await excluded.refusal({ legs: [leg(match)] })]
      const codes = codesOf(await atOnce(() => careful.ask({ legs: [leg(match)] })))
      expect(refusals).toEqual(['user-blocked', 'self-excluded'])
      expect(codes.toSorted()).toEqual([...Array(5).fill('accepted'), ...Array(15).fill('loss-limit')])
      expect(await cashOf(careful)).toBe(950_000)
      return 'user-blocked, self-excluded; 5 bets within the limit, loss-limit 15 times'
    },
  )
})
