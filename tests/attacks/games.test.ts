import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { databases } from '../kernel/databases.ts'
import { proof } from '../proof/proof.ts'
import { gamblerOf, openGames, over, type TestGambler, type TestGames } from '../services/games/test-games.ts'

const times = 20

describe.each(databases)('Rounds of games, on two processes with %s', (database) => {
  let games: TestGames
  let other: TestGames
  let address = ''
  beforeAll(async () => {
    games = await openGames(database)
    other = await openGames(database, { beside: games })
    address = await other.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await other.close()
    await games.close()
  })

  let turn = 0
  /** Requests go to the two processes in turn. */
  const newPlayer = (money?: number) =>
    gamblerOf(
      { ...games, call: (...request: Parameters<TestGames['call']>) => (turn++ % 2 ? games : other).call(...request) },
      money,
    )
  const atOnce = <Answer>(send: (round: number) => Promise<Answer>, count = times) =>
    Promise.all(Array.from({ length: count }, (_, round) => send(round)))
  const sound = async () => expect(await games.faults()).toEqual([])
  const codesOf = (answers: readonly { readonly json: () => { readonly code?: string } }[]) =>
    new Set(answers.map((answer) => answer.json().code ?? 'played'))
  const cashOf = async ({ id }: TestGambler) => (await games.moneyOf(id))['cash'] ?? 0
  const mines = { game: 'mines', bet: { kind: 'mines', amount: 1000, mines: 3 } }

  proof(
    'one request for a round is sent 100 times at once',
    'one round, one stake and at most one payout; each answer is that round',
    async () => {
      const player = await newPlayer()
      const asked = { request_id: crypto.randomUUID(), bet: over(1000) }
      const answers = await atOnce(() => player.begin(asked), 100)
      const rounds = new Set(answers.map((answer) => answer.json().round.id))
      const { payout } = answers[0]?.json().round ?? {}
      expect([rounds.size, await cashOf(player)]).toEqual([1, 1_000_000 - 1000 + payout])
      await sound()
      return 'one round, taken and paid once'
    },
  )

  proof(
    'a player with money for one round begins 20 at once',
    'stakes are only taken as long as there is money: the balance is never negative',
    async () => {
      const player = await newPlayer(1000)
      const answers = await atOnce(() => player.begin({ bet: over(1000, 9400) }))
      const { rounds } = await player.list('limit=100')
      const hasWon = rounds.some((round: { payout: number }) => round.payout > 0)
      // What was won may be staked again: twice won, it pays for all twenty.
      expect(hasWon || codesOf(answers).has('insufficient-funds')).toBe(true)
      const sum = rounds.reduce(
        (all: number, round: { staked: number; payout: number }) => all + round.payout - round.staked,
        0,
      )
      expect(await cashOf(player)).toBe(1000 + sum)
      expect(await cashOf(player)).toBeGreaterThanOrEqual(0)
      await sound()
      return 'the balance is what its rounds say, and not negative'
    },
  )

  proof(
    'the same move is sent 20 times at once, and moves are sent out of turn, with other contents and after the end',
    'each move happens once; the others are refused and move no money',
    async () => {
      const player = await newPlayer()
      const round = await player.begun(mines)
      const first = await atOnce(() => player.move(round.id, 1, { kind: 'open', cell: 7 }))
      expect(new Set(first.map((answer) => JSON.stringify(answer.json().round))).size).toBe(1)
      const refused = [
        await player.move(round.id, 1, { kind: 'open', cell: 8 }),
        await player.move(round.id, 9, { kind: 'take' }),
        await player.move(round.id, 2, { kind: 'open', cell: 99 }),
        await player.move(round.id, 2, { kind: 'hit' }),
        await player.move(round.id, -1, { kind: 'take' }),
      ]
      expect(refused.every((answer) => answer.statusCode >= 400 && answer.statusCode < 500)).toBe(true)
      await atOnce((place) => player.move(round.id, 2, place % 2 ? { kind: 'take' } : { kind: 'open', cell: 9 }))
      await atOnce((place) => player.move(round.id, 3, place % 2 ? { kind: 'take' } : { kind: 'open', cell: 10 }))
      const { round: now } = await player.receipt(round.id)
      expect(now.moves.length).toBeLessThanOrEqual(3)
      expect(await cashOf(player)).toBe(1_000_000 - 1000 + (now.payout ?? 0))
      await sound()
      return 'each number has one move, and the money follows from them'
    },
  )

  proof(
    'rounds, moves, receipts, cash-outs and bets at tables of another player are asked for',
    'they are as unknown as rounds that never were',
    async () => {
      const [owner, thief] = [await newPlayer(), await newPlayer()]
      const round = await owner.begun(mines)
      const answers = [
        await thief.move(round.id, 1, { kind: 'open', cell: 1 }),
        await thief.play('GET', `/api/v1/rounds/${round.id}`),
        await thief.cashOut(round.id),
        await thief.takeBack(round.id),
      ]
      expect([...codesOf(answers)]).toEqual(['round-unknown'])
      expect((await thief.list()).rounds).toEqual([])
      return 'unknown'
    },
  )

  proof(
    'seeds are asked for before they are revealed: in every answer about rounds and seeds, and while a round is running',
    'no answer contains the seed in use or the next one; they are sealed in the database, too',
    async () => {
      const player = await newPlayer()
      const round = await player.begun(mines)
      const [seeds, receipt, list] = [await player.seeds(), await player.receipt(round.id), await player.list()]
      const rows = await games.db.selectFrom('round_seeds').selectAll().where('account_id', '=', player.id).execute()
      const { hash, next_hash } = seeds.seeds
      const hashes = rows.map((row) => row.hash).toSorted()
      expect(hashes).toEqual([hash, next_hash].toSorted())
      // Another server's key opens nothing, and the seed is not part of what is stored.
      expect(rows.every(({ sealed }) => !/^[0-9a-f]{64}$/.test(sealed))).toBe(true)
      const refused = await atOnce(() => player.changeSeeds())
      expect([...codesOf(refused)]).toEqual(['seeds-in-use'])
      const answers = JSON.stringify([seeds, receipt, list, refused.map((answer) => answer.json())])
      const texts = answers.match(/[0-9a-f]{64}/g) ?? []
      expect(texts.every((text) => [hash, next_hash].includes(text))).toBe(true)
      return 'only their hashes are told'
    },
  )

  proof(
    'seeds are changed 20 times at once while rounds are begun',
    'each change reveals another seed; no round was drawn from a seed that was known before',
    async () => {
      const player = await newPlayer()
      const [changed] = await Promise.all([
        atOnce(() => player.changeSeeds()),
        atOnce(() => player.begin({ bet: over(1000) })),
      ])
      const revealed = changed.flatMap((answer) => answer.json().revealed?.hash ?? [])
      expect(new Set(revealed).size).toBe(revealed.length)
      const rows = await games.db
        .selectFrom('rounds')
        .innerJoin('round_seeds', 'round_seeds.id', 'rounds.seed_id')
        .select(['rounds.seed_id', 'nonce', 'next_nonce'])
        .where('rounds.account_id', '=', player.id)
        .execute()
      const draws = rows.map(({ seed_id, nonce }) => `${seed_id} ${nonce}`)
      expect(new Set(draws).size).toBe(times)
      expect(rows.every(({ nonce, next_nonce }) => nonce < next_nonce)).toBe(true)
      await sound()
      return 'every seed is revealed once, every number is drawn once'
    },
  )

  proof(
    'stakes are negative, zero, fractional, huge, or many that are only huge together; bets name what does not exist',
    'nothing is taken',
    async () => {
      const player = await newPlayer()
      const amounts = [-1000, 0, 0.5, 1e300, Number.MAX_SAFE_INTEGER, '1000', null, Number.MIN_SAFE_INTEGER]
      const answers = await atOnce((place) => player.begin({ bet: over(amounts[place] as number) }), amounts.length)
      const chips = Array.from({ length: 4 }, () => ({ side: 'over', target: 5000, amount: 900_000 }))
      answers.push(await player.begin({ bet: { kind: 'dice', chips } }))
      for (const bet of [{}, { kind: '__proto__' }, { kind: 'dice', chips: [] }, { kind: 'slot', amount: 1000 }, []])
        answers.push(await player.begin({ bet }))
      expect(answers.every(({ statusCode }) => statusCode === 400)).toBe(true)
      expect(await cashOf(player)).toBe(1_000_000)
      return 'all refused'
    },
  )

  proof(
    'cash-outs are sent in and after the moment of the crash, one of them with its end held back until the crash is known',
    'who was in time is paid the multiplier of that moment once; what arrives later, or is completed later, is too late',
    async () => {
      const dealer = games.dealer()
      await dealer.advance()
      for (let number = 1; ; number++) {
        const row = await games.db
          .selectFrom('table_rounds')
          .selectAll()
          .where('id', '=', `aviator.${number}`)
          .executeTakeFirstOrThrow()
        if (row.ends_at - row.shown_at < 3000) {
          for (const moment of [row.shown_at, row.ends_at, row.ends_at + 1000, row.next_at]) {
            games.clock.now = Math.max(games.clock.now, moment)
            await dealer.advance()
          }
          continue
        }
        const [player, late, slow] = [await newPlayer(), await newPlayer(), await newPlayer()]
        const bets = [await player.placed('aviator', number), await late.placed('aviator', number)]
        const held = await slow.placed('aviator', number)
        games.clock.now = row.ends_at - 500
        const finish = await holdBack(address, `/api/v1/rounds/${held.id}/cash-out`, slow.visitor.accessToken())
        const inTime = await atOnce(() => player.cashOut(bets[0]?.id))
        expect([...codesOf(inTime)]).toEqual(['played'])
        games.clock.now = row.ends_at + 500
        expect((await late.cashOut(bets[1]?.id)).json().code).toBe('cash-out-late')
        expect(await finish()).toContain('cash-out-late')
        await dealer.advance()
        games.clock.now = row.next_at
        await dealer.advance()
        const [paid, lost, tricked] = [
          await player.receipt(bets[0].id),
          await late.receipt(bets[1].id),
          await slow.receipt(held.id),
        ]
        expect(paid.round.payout).toBe(paid.round.table.cashed_out)
        expect([lost.round.payout, tricked.round.payout]).toEqual([0, 0])
        expect(await cashOf(player)).toBe(1_000_000 - 1000 + paid.round.payout)
        await sound()
        return 'paid once in time; everything else lost'
      }
    },
  )

  /** A round of the table that takes bets. */
  async function openTable(player: TestGambler): Promise<{ readonly round: number; readonly closes_at: number }> {
    const dealer = games.dealer()
    for (;;) {
      await dealer.advance()
      const table = await player.table('dragon-tiger')
      if (table?.state === 'open') return table
      games.clock.now += 1000
    }
  }

  proof(
    'bets at a table are sent after it has closed, for rounds that are over or to come, taken back late and 20 times',
    'only what is open takes bets or gives them back, and each comes back once',
    async () => {
      const player = await newPlayer()
      const { round, closes_at } = await openTable(player)
      const chips = { bet: { kind: 'dragon-tiger', chips: [{ spot: 'dragon', amount: 1000 }] } }
      const bet = await player.placed('dragon-tiger', round, chips)
      for (const wrong of [round + 1, round - 1 || 7_000, 9_007_199_254_740_991])
        expect((await player.bet('dragon-tiger', wrong, chips)).json().code).toBe('table-closed')
      await atOnce(() => player.takeBack(bet.id))
      expect(await cashOf(player)).toBe(1_000_000)
      const stays = await player.placed('dragon-tiger', round, chips)
      games.clock.now = closes_at
      expect([...codesOf(await atOnce(() => player.takeBack(stays.id)))]).toEqual(['table-closed'])
      expect([...codesOf(await atOnce(() => player.bet('dragon-tiger', round, chips)))]).toEqual(['table-closed'])
      expect(await cashOf(player)).toBe(999_000)
      await sound()
      return 'refused, and given back once'
    },
  )
})

/** Sends a request with a body but its last byte; returns what sends that, too, and reads the answer. */
async function holdBack(address: string, path: string, token: string): Promise<() => Promise<string>> {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port) })
  const head = [
    `POST ${path} HTTP/1.1`,
    ...['host: localhost', `authorization: Bearer ${token}`, 'content-type: application/json', 'content-length: 2'],
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n{`)
  await wait(100)
  return async () => {
    socket.write('}')
    const [answer] = await Promise.race([
      new Promise<[Buffer]>((resolve) => socket.once('data', (bytes: Buffer) => resolve([bytes]))),
      wait(5000, [Buffer.from('no answer')] as [Buffer]),
    ])
    socket.destroy()
    return answer.toString()
  }
}
