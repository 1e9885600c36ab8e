import type { Database } from '../../../kernel/database/database.ts'
import { forgetFieldsOf } from '../../cashier/deposits/of-account.ts'
import { forgetReceiversOf, hasOpenWithdrawal } from '../../cashier/withdrawals/of-account.ts'
import { forgetEventsOf } from '../../events/of-account.ts'
import { forgetFactors } from '../../factors/held-factors.ts'
import { forgetGamesOf } from '../../games/own/of-account.ts'
import { forgetNoticesOf } from '../../inbox/notices/of-account.ts'
import { forgetSecurityEventsOf } from '../../security/events/of-account.ts'
import { forgetDocumentsOf } from '../../verification/of-account.ts'
import { deleteEntriesOf } from '../accounts/tournament-entries.ts'
import { type Act, recordAct, type Tools } from './act.ts'

/**
 * Deletes the personal data of a player; what remains leads to nobody. Consents, deposits, withdrawals, bets, rounds, bonuses, used promo
 * codes, results of verifications and what moved money stay, because the operator has to prove them. Returns whether the player exists;
 * an open withdrawal has to be decided first, because its money could not be sent afterwards.
 */
export function erasePlayer({ db, now }: Tools, act: Act): Promise<boolean | 'open-withdrawal'> {
  return db.transaction().execute(async (transaction) => {
    const account = await transaction.selectFrom('accounts').selectAll().where('id', '=', act.id).executeTakeFirst()
    if (!account) return false
    if (await hasOpenWithdrawal(transaction, act.id)) return 'open-withdrawal'
    // First: a document that is on its way waits for this, and holds nothing meanwhile.
    await forgetDocumentsOf(transaction, act.id)
    await deleteEntriesOf(transaction, account)
    await clearAccount(transaction, act.id, now())
    await deleteSessions(transaction, act.id)
    await forgetFactors(transaction, { kind: 'player', id: act.id })
    await transaction.deleteFrom('one_time_codes').where('account_id', '=', act.id).execute()
    await transaction.deleteFrom('submissions').where('account_id', '=', act.id).execute()
    await forgetFieldsOf(transaction, act.id)
    await forgetReceiversOf(transaction, act.id)
    await forgetEventsOf(transaction, act.id)
    await forgetGamesOf(transaction, act.id)
    await forgetNoticesOf(transaction, act.id)
    await forgetSecurityEventsOf(transaction, act.id)
    await recordAct({ db: transaction, now }, act, 'player-erased')
    return true
  })
}

/** Without any name, password or Google account, nobody can sign in; blocked, in case somebody just did. */
async function clearAccount(db: Database, id: string, now: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set({
      email: null,
      email_written: null,
      email_confirmed: 0,
      phone: null,
      login: null,
      google_sub: null,
      password_hash: null,
      subscriptions: '[]',
      redirect_url: null,
      first_name: null,
      last_name: null,
      birth: null,
      gender: null,
      home_country: null,
      city: null,
      contact_phone: null,
      last_seen_ip: '',
      blocked: 1,
      blocked_at: now,
      block_reason: null,
      erased_at: now,
    })
    .where('id', '=', id)
    .execute()
}

async function deleteSessions(db: Database, id: string): Promise<void> {
  await db
    .deleteFrom('refresh_tokens')
    .where('session_id', 'in', (query) => query.selectFrom('sessions').select('id').where('account_id', '=', id))
    .execute()
  await db.deleteFrom('sessions').where('account_id', '=', id).execute()
}
