import { sql } from 'kysely'
import { post } from '../../src/services/ledger/transfers/post.ts'
import { siteCurrencies } from '../services/ledger/site-currencies.ts'
import { move } from '../services/ledger/test-ledger.ts'
import type { JourneyServer } from './server.ts'

const minute = 60_000

const person = {
  ...{ first_name: 'Asha', last_name: 'Rao', birth: '1990-01-31', gender: 'female' },
  ...{ home_country: 'IN', city: 'Pune', contact_phone: '+919876543210' },
}

/** What happens to a player elsewhere: in the mailbox, the profile, the rooms. */
export function elsewhere({ db }: Pick<JourneyServer, 'db'>, id: string, currency = 'INR') {
  const account = db.updateTable('accounts').where('id', '=', id)
  const ledger = { db, now: Date.now, records: siteCurrencies }
  return {
    id,
    confirmEmail: () => account.set({ email_confirmed: 1 }).execute(),
    fillIn: () => account.set(person).execute(),
    /** Money that was won: it asks for no turnover. */
    win: (amount: number) => post(ledger, db, move('payout', id, amount, { house: 'games' })),
    lose: (amount: number) => post(ledger, db, move('stake', id, -amount, { house: 'games' })),
    async payIn(amount: number, ago = 60 * minute) {
      await post(ledger, db, move('deposit', id, amount))
      const at = Date.now() - ago
      const money = { currency, amount, credited_amount: amount, method: 'upi', kind: 'transfer' as const }
      const done = { state: 'success' as const, created_at: at, finished_at: at, checked_at: at, expires_at: at }
      const names = { id: crypto.randomUUID(), request_id: crypto.randomUUID(), reference: crypto.randomUUID() }
      await db
        .insertInto('deposits')
        .values({ ...names, ...money, ...done, account_id: id, request_hash: '', fields: '{}', announced: 0 })
        .execute()
    },
    bet: (stake: number, odds: number, ago: number) =>
      db
        .insertInto('turnover')
        .values({
          ...{ reference: `bet ${crypto.randomUUID()}`, account_id: id, currency, stake, odds },
          settled_at: Date.now() - ago * minute,
        })
        .execute(),
    /** The bonus of the registration is played with. */
    async activateBonus(amount: number) {
      const [activated_at, expires_at] = [Date.now(), Date.now() + 7 * 24 * 60 * minute]
      await db
        .updateTable('player_bonuses')
        .set((row) => ({
          ...{ status: 'activated', amount, activated_at, expires_at },
          required: sql<number>`${amount} * ${row.ref('wager')}`,
        }))
        .where('account_id', '=', id)
        .execute()
      await post(ledger, db, move('bonus', id, amount, { pocket: 'bonus', house: 'promotions' }))
    },
    withdrawals: () => db.selectFrom('withdrawals').selectAll().where('account_id', '=', id).execute(),
  }
}

export type Elsewhere = ReturnType<typeof elsewhere>
