import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { CurrencyCode } from '../../src/contract/index.ts'
import { reachDatabase } from '../../src/kernel/database/reach-database.ts'
import { allMigrations } from '../../src/server/services/services.ts'
import { findFaults } from '../../src/services/ledger/check/find-faults.ts'
import { balancesOf } from '../../src/services/ledger/statements/balances.ts'
import { postAlone } from '../../src/services/ledger/transfers/post.ts'
import { placeBet } from '../../src/services/sportsbook/placing/place-bet.ts'
import { type DatabaseKind, mainly, newDatabase } from '../kernel/databases.ts'
import { startProcess } from '../kernel/server-process.ts'
import { isLong, onThisMachine } from '../machine.ts'
import { proof } from '../proof/proof.ts'
import { siteCurrencies } from '../services/ledger/site-currencies.ts'
import { addPlayer, move } from '../services/ledger/test-ledger.ts'
import { abandoned, awayWins, bettingRecords, feedOn, homeWins, leg } from '../services/sportsbook/test-bets.ts'
import { dyingBeforeTheAnswer, mortalPlayers } from './mortal-player.ts'
import { ask } from './retry.ts'

const deaths = isLong ? 40 : 4
/** At which readings of the clock the process dies. */
const moments = isLong ? Array.from({ length: 30 }, (_, moment) => moment + 1) : [2, 4, 6, 9, 11, 14]
const stake = 10_000

const newPlayer = mortalPlayers(bettingRecords)

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'killed-bets-'))
  writeFileSync(path.join(folder, 'records.json'), JSON.stringify(bettingRecords))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const connect = ({ DATA_DIR = '', DATABASE_URL }: Readonly<Record<string, string>>) =>
  reachDatabase({ DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) }, allMigrations)

describe('Crashes while bets are placed and settled', () => {
  for (const database of mainly('SQLite')) {
    proof(
      `${database}: the process dies before the answer and at random moments while bets are placed; each is sent again`,
      'one bet for each request, and exactly their stakes are taken or held',
      async () => {
        const { place, id: player, send, kill, revive } = await newPlayer(database)
        const db = await connect(place)
        const clock = { now: Date.now() }
        const feed = feedOn({ db, clock })
        const live = await feed.addMatch({ state: 'live' })
        const matches = [await feed.addMatch(), live]
        await postAlone({ db, now: Date.now, records: siteCurrencies }, move('deposit', player, 100 * stake))
        const ids = new Set<string>()
        for (let round = 0; round < deaths; round++) {
          const legs = [leg(matches[round % 2] ?? '')]
          const asked = { request_id: crypto.randomUUID(), legs, stake, balance: 'cash', accept: 'none' }
          const first = send('/api/v1/sports/bets', asked, round % 3 === 0 ? dyingBeforeTheAnswer : {})
          if (round % 3) {
            await wait(round * 4)
            await kill()
          }
          await first
          expect(await revive()).toBe('SIGKILL')
          // Whoever starts without a feed suspends the running matches.
          await feed.setState(live, 'open')
          const { bet } = (await send('/api/v1/sports/bets', asked)) as { readonly bet: { readonly id: string } }
          ids.add(bet.id)
        }
        await kill()
        const rows = await db
          .selectFrom('bets')
          .innerJoin('bet_legs', 'bet_legs.bet_id', 'bets.id')
          .select('bets.id')
          .execute()
        expect(new Set(rows.map(({ id }) => id))).toEqual(ids)
        const [cash] = (await balancesOf(db, player)).filter(({ pocket }) => pocket === 'cash')
        expect([rows.length, cash?.amount]).toEqual([deaths, (100 - deaths) * stake])
        expect(await findFaults(db)).toEqual([])
        await db.destroy()
        return 'a bet for each request, and their stakes taken or held'
      },
      { concurrent: true, timeout: onThisMachine(240_000) },
    )
  }

  for (const database of mainly('PostgreSQL')) {
    proof(
      `${database}: the process is killed again and again between the steps of accepting, settling and paying bets, and of settling them again`,
      'each bet is accepted once and paid once; after the correction each has what the last result says',
      async () => {
        const { db, start, bet, ...feed } = await bettingPlace(database)
        const player = await addPlayer(db)
        await postAlone({ db, now: Date.now, records: siteCurrencies }, move('deposit', player, 100 * stake))
        const live = await feed.addMatch({ state: 'live' })
        await bet(player, live)
        await db.updateTable('bets').set({ due_at: 1 }).execute()
        const matches = [await feed.addMatch(), await feed.addMatch(), await feed.addMatch()]
        for (const match of matches) for (let count = 0; count < 3; count++) await bet(player, match)
        const results = [homeWins, awayWins, abandoned]
        for (const [place, match] of matches.entries()) await feed.setResult(match, results[place] ?? homeWins)
        await survive(start)
        expect(await stateOf(db, player)).toEqual({
          ...{ cash: 100 * stake - stake + 3 * stake - 3 * stake, settlements: 9 },
          states: { open: 1, won: 3, lost: 3, returned: 3 },
        })
        for (const [place, match] of matches.entries())
          await feed.setResult(match, results[(place + 1) % 3] ?? homeWins)
        await survive(start)
        expect(await stateOf(db, player)).toEqual({
          ...{ cash: 100 * stake - stake, settlements: 18 },
          states: { open: 1, won: 3, lost: 3, returned: 3 },
        })
        expect(await findFaults(db)).toEqual([])
        await db.destroy()
        return 'accepted once, paid once, and corrected once; the check of the ledger finds nothing'
      },
      { concurrent: true, timeout: onThisMachine(300_000) },
    )
  }
})

type Start = () => ReturnType<typeof startProcess>

/** Processes die one after the other, each a little later; the last one comes to the end. */
async function survive(start: Start): Promise<void> {
  let died = 0
  for (const dieAt of moments) {
    const server = await start()
    const answer = await ask(server.address, '/rounds', { body: { dieAt } })
    if (!answer) died++
    await server.end('SIGKILL')
  }
  expect(died).toBeGreaterThan(3)
  const last = await start()
  expect(await ask(last.address, '/rounds', { body: { dieAt: 0 } })).toMatchObject({ status: 200 })
  await last.end('SIGKILL')
}

async function bettingPlace(database: DatabaseKind) {
  const environment = await newDatabase(database, path.join(folder, crypto.randomUUID()))
  const db = await connect(environment)
  const given = [path.join(folder, 'records.json')]
  const sportsbook = { db, now: Date.now, records: () => bettingRecords, textOf: (id: string) => id }
  const bettor = (id: string) => ({ id, currency: 'INR' as CurrencyCode, country: 'IN' })
  return {
    db,
    ...feedOn({ db, clock: { now: Date.now() } }),
    start: () => startProcess('tests/services/sportsbook/serve-settlement.ts', { environment, given }),
    bet: (player: string, match: string) =>
      placeBet(sportsbook, bettor(player), {
        ...{ request_id: crypto.randomUUID(), legs: [leg(match)], stake, balance: 'cash', accept: 'none' },
      }),
  }
}

async function stateOf(db: Awaited<ReturnType<typeof connect>>, player: string) {
  const rows = await db.selectFrom('bets').select('state').execute()
  const states = Object.fromEntries(
    [...Map.groupBy(rows, ({ state }) => state)].map(([state, all]) => [state, all.length]),
  )
  const settlements = (await db.selectFrom('bet_settlements').select('number').execute()).length
  const cash = (await balancesOf(db, player)).find(({ pocket }) => pocket === 'cash')?.amount
  return { states, settlements, cash }
}
