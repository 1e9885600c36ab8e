import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import { findFaults } from '../../src/services/ledger/check/find-faults.ts'
import { balancesOf } from '../../src/services/ledger/statements/balances.ts'
import { giveMoney } from '../desk/queued.ts'
import { mainly } from '../kernel/databases.ts'
import { isLong, onThisMachine } from '../machine.ts'
import { proof } from '../proof/proof.ts'
import { profile } from '../services/cashier/test-withdrawals.ts'
import { openTestServices, records } from '../services/test-services.ts'
import { dyingBeforeTheAnswer, forgetLimits, mortalPlayers } from './mortal-player.ts'

const deaths = isLong ? 40 : 3
const amount = 100_000

const terms = { ...records.site.withdrawals, perDay: 100 }
const newPlayer = mortalPlayers({ ...records, site: { ...records.site, withdrawals: terms } })

/** The money that is held, and the withdrawals for which it is. */
async function held(later: Awaited<ReturnType<typeof openTestServices>>, player: string) {
  const balances = await balancesOf(later.db, player)
  const rows = await later.db.selectFrom('withdrawals').select(['id', 'state']).execute()
  const holds = balances.filter(({ pocket, amount }) => pocket === 'held' && amount > 0).map(({ hold_id }) => hold_id)
  return { rows, holds: holds.toSorted(), cash: balances.find(({ pocket }) => pocket === 'cash')?.amount }
}

describe('Crashes while a player withdraws', () => {
  for (const database of mainly('PostgreSQL')) {
    proof(
      `${database}: the process dies before the answer and at random moments while withdrawals are asked for and cancelled; each request is repeated`,
      'one withdrawal for each request, and exactly the money of the open ones is held',
      async () => {
        const { place, id: player, send, kill, revive } = await newPlayer(database)
        const later = await openTestServices(database, { beside: { place } })
        const columns = { first_name: profile.first_name, last_name: profile.last_name, birth: profile.birth }
        const more = { gender: profile.gender, city: profile.city, contact_phone: profile.phone, home_country: 'IN' }
        await later.db
          .updateTable('accounts')
          .set({ ...columns, ...more, email_confirmed: 1 })
          .execute()
        await giveMoney({ db: later.db, now: Date.now }, player, 100 * amount)
        const fields = [
          { name: 'account-name', text: 'Asha Rao' },
          { name: 'upi-id', text: 'asha@bank' },
        ]
        /** The process dies with the answer or somewhere before it, and another one gets the same request. */
        const sendTwice = async (url: string, body: object, round: number) => {
          const first = send(url, body, round % 2 ? dyingBeforeTheAnswer : {})
          if (round % 2 === 0) {
            await wait(round * 4)
            await kill()
          }
          await first
          expect(await revive()).toBe('SIGKILL')
          return (await send(url, body)) as { readonly withdrawal: { readonly id: string } }
        }
        const ids: string[] = []
        for (let round = 0; round < deaths; round++) {
          await forgetLimits(later)
          const asked = { request_id: crypto.randomUUID(), method: 'upi', amount, fields }
          ids.push((await sendTwice('/api/payment/withdrawals', asked, round)).withdrawal.id)
        }
        const cancelled = ids[0] ?? ''
        await sendTwice(`/api/payment/withdrawals/${cancelled}/cancellation`, {}, 1)
        await kill()
        const { rows, holds, cash } = await held(later, player)
        expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
        expect(holds).toEqual(
          ids
            .slice(1)
            .map((id) => `withdrawal ${id}`)
            .toSorted(),
        )
        expect(cash).toBe((100 - deaths + 1) * amount)
        expect(await findFaults(later.db)).toEqual([])
        await later.close()
        return 'a withdrawal for each request, and their money held; the cancelled one is back'
      },
      { concurrent: true, timeout: onThisMachine(240_000) },
    )
  }
})
