import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { CurrencyCode } from '../../src/contract/index.ts'
import { reachDatabase } from '../../src/kernel/database/reach-database.ts'
import { loadSecrets } from '../../src/kernel/secrets.ts'
import { allMigrations } from '../../src/server/services/services.ts'
import type { Games } from '../../src/services/games/games.ts'
import { beginRound } from '../../src/services/games/rounds/begin-round.ts'
import { createDealer } from '../../src/services/games/shared-tables/dealer.ts'
import { placeTableBet } from '../../src/services/games/shared-tables/place-table-bet.ts'
import { findFaults } from '../../src/services/ledger/check/find-faults.ts'
import { balancesOf } from '../../src/services/ledger/statements/balances.ts'
import { postAlone } from '../../src/services/ledger/transfers/post.ts'
import { mainly, newDatabase } from '../kernel/databases.ts'
import { startProcess } from '../kernel/server-process.ts'
import { isLong, onThisMachine } from '../machine.ts'
import { proof } from '../proof/proof.ts'
import { gamingRecords, over } from '../services/games/test-games.ts'
import { siteCurrencies } from '../services/ledger/site-currencies.ts'
import { addPlayer, move } from '../services/ledger/test-ledger.ts'
import { dyingBeforeTheAnswer, mortalPlayers } from './mortal-player.ts'
import { ask } from './retry.ts'

const deaths = isLong ? 30 : 4
/** At which readings of the clock the process dies. */
const moments = isLong ? Array.from({ length: 40 }, (_, moment) => moment + 1) : [3, 8, 13, 18, 21, 24, 27]
const money = 1_000_000

const newPlayer = mortalPlayers(gamingRecords)

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'killed-rounds-'))
  writeFileSync(path.join(folder, 'records.json'), JSON.stringify(gamingRecords))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const connect = ({ DATA_DIR = '', DATABASE_URL }: Readonly<Record<string, string>>) =>
  reachDatabase({ DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) }, allMigrations)

type Answered = { readonly round: { readonly id: string; readonly state: string; readonly moves: readonly object[] } }

describe('Crashes while rounds are played', () => {
  for (const database of mainly('PostgreSQL')) {
    proof(
      `${database}: the process dies before the answer and at random moments, while rounds are begun and moves are made; each is sent again`,
      'one round for each request and one move for each number; the balance is exactly what the rounds say',
      async () => {
        const { place, id: player, send, kill, revive } = await newPlayer(database)
        const db = await connect(place)
        await postAlone({ db, now: Date.now, records: siteCurrencies }, move('deposit', player, money))
        for (let count = 0; count < deaths; count++) {
          const isField = count % 2 === 0
          const bet = isField ? { kind: 'mines', amount: 1000, mines: 1 } : over(1000)
          const asked = { request_id: crypto.randomUUID(), game: isField ? 'mines' : 'dice', bet, balance: 'cash' }
          const once = async (url: string, body: object): Promise<Answered> => {
            const first = send(url, body, count % 3 === 0 ? dyingBeforeTheAnswer : {})
            if (count % 3) {
              await wait(count * 4)
              await kill()
            }
            await first
            expect(await revive()).toBe('SIGKILL')
            return (await send(url, body)) as Answered
          }
          const { round } = await once('/api/v1/rounds', asked)
          if (!isField) continue
          const moves = `/api/v1/rounds/${round.id}/moves`
          const opened = await once(moves, { number: 1, move: { kind: 'open', cell: 4 } })
          expect(opened.round.moves).toHaveLength(1)
          if (opened.round.state === 'running') await once(moves, { number: 2, move: { kind: 'take' } })
        }
        await kill()
        const rounds = await db.selectFrom('rounds').selectAll().execute()
        expect(rounds.map(({ state }) => state)).toEqual(Array(deaths).fill('ended'))
        const sum = rounds.reduce((all, { staked, payout }) => all + (payout ?? 0) - staked, 0)
        const [cash] = (await balancesOf(db, player)).filter(({ pocket }) => pocket === 'cash')
        expect(cash?.amount).toBe(money + sum)
        expect(await findFaults(db)).toEqual([])
        await db.destroy()
        return 'a round for each request, a move for each number, and the money that follows from them'
      },
      { concurrent: true, timeout: onThisMachine(240_000) },
    )

    proof(
      `${database}: the leader of the tables dies again and again between the steps of ending rounds and paying bets, and while rounds are ended whose players have left`,
      'the next leader goes on; each bet and each round is paid once, and the next round of each table begins',
      async () => {
        const environment = await newDatabase(database, path.join(folder, crypto.randomUUID()))
        const db = await connect(environment)
        const clock = { now: Date.now() }
        const games: Games = {
          ...{ db, now: () => clock.now, records: () => gamingRecords, settings: { GAME_PROVIDERS: '' } },
          secrets: await loadSecrets(db, { DATA_DIR: environment['DATA_DIR'] ?? '' }),
          isBlocked: async () => false,
        }
        const player = await addPlayer(db)
        const gambler = { id: player, currency: 'INR' as CurrencyCode, country: 'IN' }
        await postAlone({ db, now: Date.now, records: siteCurrencies }, move('deposit', player, money))
        const asked = () => ({ request_id: crypto.randomUUID(), balance: 'cash' as const })
        await createDealer(games).advance()
        for (const spot of ['dragon', 'tiger', 'tie']) {
          const chips = { kind: 'dragon-tiger' as const, chips: [{ spot, amount: 1000 }] }
          await placeTableBet(games, gambler, { table: 'dragon-tiger', round: 1, bet: chips, ...asked() })
        }
        const flight = { kind: 'crash' as const, chips: [{ amount: 1000, at: 1100 }] }
        await placeTableBet(games, gambler, { table: 'aviator', round: 1, bet: flight, ...asked() })
        const field = { kind: 'mines' as const, amount: 1000, mines: 1 }
        await beginRound(games, gambler, { game: 'mines', bet: field, ...asked() })
        const later = clock.now + 2 * 3_600_000
        const start = () =>
          startProcess('tests/services/games/serve-games.ts', {
            environment,
            given: [path.join(folder, 'records.json')],
          })
        let died = 0
        for (const dieAt of moments) {
          const server = await start()
          if (!(await ask(server.address, '/rounds', { body: { dieAt, moment: later } }))) died++
          await server.end('SIGKILL')
        }
        expect(died).toBeGreaterThan(2)
        const last = await start()
        expect(await ask(last.address, '/rounds', { body: { dieAt: 0, moment: later } })).toMatchObject({ status: 200 })
        await last.end('SIGKILL')
        const rounds = await db.selectFrom('rounds').selectAll().execute()
        expect(rounds.map(({ state }) => state).toSorted()).toEqual([...Array(4).fill('ended'), 'returned'])
        const sum = rounds.reduce((all, { staked, payout }) => all + (payout ?? 0) - staked, 0)
        const [cash] = (await balancesOf(db, player)).filter(({ pocket }) => pocket === 'cash')
        expect(cash?.amount).toBe(money + sum)
        const tables = await db.selectFrom('table_rounds').select(['table_id', 'number', 'settled_at']).execute()
        expect(tables.filter(({ number }) => number === 1).every(({ settled_at }) => settled_at !== null)).toBe(true)
        expect(tables.filter(({ number }) => number === 2)).toHaveLength(2)
        expect(await findFaults(db)).toEqual([])
        await db.destroy()
        return 'everybody is paid once, and the tables go on'
      },
      { concurrent: true, timeout: onThisMachine(300_000) },
    )
  }
})
