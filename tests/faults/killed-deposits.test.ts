import { describe, expect } from 'vitest'
import { reconcile } from '../../src/services/cashier/reconcile.ts'
import { findFaults } from '../../src/services/ledger/check/find-faults.ts'
import { balancesOf } from '../../src/services/ledger/statements/balances.ts'
import { mainly } from '../kernel/databases.ts'
import { onThisMachine } from '../machine.ts'
import { proof } from '../proof/proof.ts'
import { newTransactionId } from '../services/cashier/test-cashier.ts'
import { openTestServices, records } from '../services/test-services.ts'
import { dyingBeforeTheAnswer, mortalPlayers } from './mortal-player.ts'

const minute = 60_000

const newPlayer = mortalPlayers(records)

type Started = { readonly deposit: { readonly id: string; readonly state: string } }

describe('Crashes while a player pays in', () => {
  for (const database of mainly('SQLite')) {
    proof(
      `${database}: the process dies after a deposit is started, after its transaction ID is stored, and before the provider calls back`,
      'the deposit is started once, the provider is asked, and the money is credited once',
      async () => {
        const { place, id: player, send, kill, revive } = await newPlayer(database)
        /** The process dies with the answer, and another one gets the same request. */
        const sendTwice = async (url: string, body: object) => {
          expect(await send(url, body, dyingBeforeTheAnswer)).toBeUndefined()
          expect(await revive()).toBe('SIGKILL')
          return ((await send(url, body)) as Started | undefined)?.deposit
        }
        const amount = 50_001
        const asked = { request_id: crypto.randomUUID(), method: 'upi', amount }
        const id = (await sendTwice('/api/payment/deposits', asked))?.id ?? ''
        const sent = { transaction_id: newTransactionId(), amount }
        const queued = await sendTwice(`/api/payment/deposits/${id}/transaction`, sent)
        await kill()
        const later = await openTestServices(database, { beside: { place } })
        later.clock.now += 2 * minute
        const changed = [await reconcile(later.services), await reconcile(later.services)]
        const deposits = await later.db.selectFrom('deposits').select(['id', 'state']).execute()
        const balances = await balancesOf(later.db, player)
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
