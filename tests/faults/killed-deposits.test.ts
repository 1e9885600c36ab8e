import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { reconcile } from '../../src/services/cashier/reconcile.ts'
import { findFaults } from '../../src/services/ledger/check/find-faults.ts'
import { balancesOf } from '../../src/services/ledger/statements/balances.ts'
import { databases, newDatabase } from '../kernel/databases.ts'
import { startProcess } from '../kernel/server-process.ts'
import { onThisMachine } from '../machine.ts'
import { proof } from '../proof/proof.ts'
import { newTransactionId } from '../services/cashier/test-cashier.ts'
import { openTestServices, records } from '../services/test-services.ts'
import { newcomer } from '../services/visitor.ts'
import { ask } from './retry.ts'

const minute = 60_000

let folder = ''
let recordsFile = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'killed-deposits-'))
  recordsFile = path.join(folder, 'records.json')
  writeFileSync(recordsFile, JSON.stringify(records))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Registered = { readonly data: { readonly id: string }; readonly token: { readonly access_token: string } }
type Started = { readonly deposit: { readonly id: string; readonly state: string } }

describe('Crashes while a player pays in', () => {
  for (const database of databases) {
    proof(
      `${database}: the process dies after a deposit is started, after its transaction ID is stored, and before the provider calls back`,
      'the deposit is started once, the provider is asked, and the money is credited once',
      async () => {
        const place = await newDatabase(database, path.join(folder, crypto.randomUUID()))
        const start = () => startProcess('tests/services/serve-calls.ts', { environment: place, given: [recordsFile] })
        let server = await start()
        const registered = await ask(server.address, '/api/v3/registration', { body: { ...newcomer(), bonus_id: 0 } })
        if (!registered) throw new Error('The registration was not answered.')
        const { data, token } = registered.content as Registered
        const send = async (url: string, body: object, headers = {}) => {
          const bearer = { authorization: `Bearer ${token.access_token}` }
          const answer = await ask(server.address, url, { body, headers: { ...bearer, ...headers } })
          return answer?.content as Started | undefined
        }
        /** The process dies with the answer, and another one gets the same request. */
        const sendTwice = async (url: string, body: object) => {
          expect(await send(url, body, { 'x-die-before': 'answer' })).toBeUndefined()
          expect(await server.ended).toBe('SIGKILL')
          server = await start()
          return (await send(url, body))?.deposit
        }
        const amount = 50_001
        const asked = { request_id: crypto.randomUUID(), method: 'upi', amount }
        const id = (await sendTwice('/api/payment/deposits', asked))?.id ?? ''
        const sent = { transaction_id: newTransactionId(), amount }
        const queued = await sendTwice(`/api/payment/deposits/${id}/transaction`, sent)
        await server.end('SIGKILL')
        const later = await openTestServices(database, { beside: { place } })
        later.clock.now += 2 * minute
        const changed = [await reconcile(later.services), await reconcile(later.services)]
        const deposits = await later.db.selectFrom('deposits').select(['id', 'state']).execute()
        const balances = await balancesOf(later.db, data.id)
        expect([queued?.state, changed, deposits]).toEqual(['queue', [1, 0], [{ id, state: 'success' }]])
        expect(balances).toMatchObject([{ pocket: 'cash', amount }])
        expect(await findFaults(later.db)).toEqual([])
        await later.close()
        return 'one deposit, in the queue; then success; 500.01 credited'
      },
      { concurrent: true, timeout: onThisMachine(120_000) },
    )
  }
})
