import type { CurrencyCode } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import type { Log } from '../../../kernel/log.ts'
import { addNotice } from '../../inbox/notices/add-notice.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import { endBonus } from './end-bonus.ts'
import { inTurnOfBonuses } from './in-turn-of-bonuses.ts'

const most = 200

/** Ends the bonuses whose time is over; those of a server that was down, too. Returns how many. */
export async function expireBonuses(ledger: Ledger, log?: Pick<Log, 'warn'>): Promise<number> {
  const due = await overdue(ledger.db, ledger.now()).select(['id', 'account_id']).limit(most).execute()
  let ended = 0
  for (const { id, account_id } of due) {
    try {
      if (await inTurnOfBonuses(ledger.db, account_id, (db) => expire({ ...ledger, db }, id))) ended++
    } catch (err) {
      log?.warn({ err, bonus: id }, 'A bonus whose time is over could not be ended')
    }
  }
  return ended
}

async function expire(ledger: Ledger, id: string): Promise<boolean> {
  const { db, now } = ledger
  const bonus = await overdue(db, now()).selectAll().where('id', '=', id).executeTakeFirst()
  if (!bonus) return false
  const cause = `bonus ${id}`
  await endBonus(ledger, db, bonus, { status: 'expired', cause: `${cause} expired` })
  const money = { amount: bonus.amount, currency: bonus.currency as CurrencyCode }
  await addNotice({ db, now }, { player: bonus.account_id, kind: 'bonus-expired', cause, money })
  return true
}

const overdue = (db: Database, now: number) =>
  db.selectFrom('player_bonuses').where('status', '=', 'activated').where('expires_at', '<=', now)
