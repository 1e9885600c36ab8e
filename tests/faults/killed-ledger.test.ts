import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { reachDatabase } from '../../src/kernel/database/reach-database.ts'
import { allMigrations } from '../../src/server/services/services.ts'
import { findFaults } from '../../src/services/ledger/check/find-faults.ts'
import { balancesOf } from '../../src/services/ledger/statements/balances.ts'
import { postAlone } from '../../src/services/ledger/transfers/post.ts'
import type { Transfer } from '../../src/services/ledger/transfers/transfer.ts'
import { type DatabaseKind, mainly, newDatabase } from '../kernel/databases.ts'
import { startProcess } from '../kernel/server-process.ts'
import { isLong, onThisMachine } from '../machine.ts'
import { proof } from '../proof/proof.ts'
import { everyKind } from '../services/ledger/every-kind.ts'
import { siteCurrencies } from '../services/ledger/site-currencies.ts'
import { addPlayer, move } from '../services/ledger/test-ledger.ts'
import { byChance } from './chance.ts'
import { startMortal } from './mortal-server.ts'
import { ask, askUntilAnswered, byMany } from './retry.ts'

const transfers = isLong ? 3000 : 400
const deaths = isLong ? 20 : 3

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'killed-ledger-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('Crashes while money moves', () => {
  for (const database of mainly('PostgreSQL')) {
    proof(
      `${database}: the process is killed in the middle of each kind of transfer, before its commit and after it; each is sent again, twice`,
      'each happens once; every balance is the sum of its postings, and every transfer adds up to 0',
      async () => {
        const { start, ledger } = await newPlace(database)
        const seen = { commit: new Set<string>(), answer: new Set<string>() }
        let server = await start()
        for (const moment of ['commit', 'answer'] as const) {
          for (const { name, transfer: body, player, balances } of await everyKind({ ledger }, postAlone)) {
            const send = (headers = {}) => ask(server.address, '/transfers', { body, headers })
            expect(await send({ 'x-die-before': moment })).toBeUndefined()
            expect(await server.ended).toBe('SIGKILL')
            server = await start()
            seen[moment].add(`${await postedBy(send)}, ${await postedBy(send)}`)
            const found = await balancesOf(ledger.db, player)
            expect([name, found.map(({ pocket, amount }) => `${pocket} ${amount}`)]).toEqual([name, balances])
          }
        }
        await server.end('SIGKILL')
        expect(await findFaults(ledger.db)).toEqual([])
        await ledger.db.destroy()
        expect(seen).toEqual({ commit: new Set(['now, before']), answer: new Set(['before, before']) })
        return 'killed before the commit: it happens with the first retry; killed after it: it had happened; each once'
      },
      { concurrent: true, timeout: onThisMachine(300_000) },
    )
  }

  for (const database of mainly('SQLite')) {
    proof(
      `${database}: the process is killed again and again at random points, while hundreds of transfers are sent, each until answered`,
      'what is acknowledged is there, once',
      () =>
        byChance(async (chance) => {
          const { start, ledger } = await newPlace(database)
          const player = await addPlayer(ledger.db)
          const server = await startMortal(start, { deaths, acknowledgements: transfers, within: 12, chance })
          const all: Transfer[] = Array.from({ length: transfers }, () => move('deposit', player, 100))
          await byMany(16, all, async (body) => {
            const { status, content } = await askUntilAnswered(server.address, '/transfers', { body })
            expect([status, content]).toEqual([200, { posted: expect.stringMatching(/^(now|before)$/) }])
            server.acknowledged()
          })
          await (await server.survived()).end('SIGKILL')
          expect(await balancesOf(ledger.db, player)).toMatchObject([{ pocket: 'cash', amount: transfers * 100 }])
          expect(await findFaults(ledger.db)).toEqual([])
          await ledger.db.destroy()
          return 'the balance is the sum of what was sent; the check of the ledger finds nothing'
        }),
      { concurrent: true, timeout: onThisMachine(300_000) },
    )
  }
})

async function newPlace(database: DatabaseKind) {
  const environment = await newDatabase(database, path.join(folder, crypto.randomUUID()))
  const { DATA_DIR = '', DATABASE_URL } = environment
  const db = await reachDatabase({ DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) }, allMigrations)
  return {
    start: () => startProcess('tests/services/ledger/serve-ledger.ts', { environment }),
    ledger: { db, now: Date.now, records: siteCurrencies },
  }
}

const postedBy = async (send: () => ReturnType<typeof ask>) =>
  ((await send())?.content as { readonly posted: string } | undefined)?.posted
