import { expect } from 'vitest'
import { recordTurnover } from '../../../src/services/cashier/turnover/record-turnover.ts'
import { balancesOf } from '../../../src/services/ledger/statements/balances.ts'
import { newTransactionId, payerOf, type TestCashier } from './test-cashier.ts'

export const profile = {
  ...{ first_name: 'Asha', last_name: 'Rao', birth: '1990-01-31', gender: 'female' },
  ...{ country: 'IN', city: 'Pune', phone: '+919876543210' },
}

const fields = [
  { name: 'account-name', text: 'Asha Rao' },
  { name: 'upi-id', text: 'asha@bank' },
]

const base = '/api/payment/withdrawals'

/** A player who has paid in, bet it, and may withdraw it. */
export async function receiverOf(cashier: TestCashier, changes: object = {}) {
  const receiver = await newcomerOf(cashier, changes)
  await receiver.confirmEmail()
  await receiver.fillIn()
  await receiver.payIn(400_000)
  await receiver.bet(400_000)
  return receiver
}

/** A player who has only registered, and what such a player does. */
export async function newcomerOf(cashier: TestCashier, changes: object = {}) {
  const payer = await payerOf(cashier, { bonus_id: 0, locale: 'en', ...changes })
  const { play } = payer.visitor
  const { db, services } = cashier
  const ask = (asked: object = {}) =>
    play('POST', base, { request_id: crypto.randomUUID(), method: 'upi', amount: 100_000, fields, ...asked })
  return {
    ...payer,
    confirmEmail: () => db.updateTable('accounts').set({ email_confirmed: 1 }).where('id', '=', payer.id).execute(),
    fillIn: (changed: object = {}) => play('PATCH', '/api/v1/players/me/profile', { ...profile, ...changed }),
    async payIn(amount: number) {
      const { id } = await payer.started({ amount })
      await payer.send(id, newTransactionId(), amount)
      await cashier.pass()
    },
    /** A settled bet, as the rooms that settle them write it. */
    bet: (stake: number, odds = 2000) =>
      db.transaction().execute((transaction) =>
        recordTurnover(services, transaction, {
          ...{ reference: `bet ${crypto.randomUUID()}`, player: payer.id, currency: 'INR', stake, odds },
        }),
      ),
    ask,
    /** Asks for a withdrawal that is accepted. */
    async asked(changed: object = {}) {
      const answer = await ask(changed)
      expect([answer.statusCode, answer.json().message]).toEqual([200, undefined])
      return answer.json().withdrawal
    },
    refusal: async (changed: object = {}) => (await ask(changed)).json().code as string,
    conditions: async () => (await play('GET', `${base}/conditions`)).json(),
    look: async (id: string) => (await play('GET', `${base}/${id}`)).json().withdrawal,
    cancel: (id: string) => play('POST', `${base}/${id}/cancellation`, {}),
    list: async (query = '') => (await play('GET', `${base}?${query}`)).json(),
    /** By pocket; each withdrawal holds money of its own. */
    async money() {
      const sums: Record<string, number> = {}
      for (const { pocket, amount } of await balancesOf(db, payer.id)) sums[pocket] = (sums[pocket] ?? 0) + amount
      return sums
    },
  }
}
