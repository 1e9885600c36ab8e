import type { Database } from '../../../kernel/database/database.ts'
import { depositsOf } from '../../cashier/deposits/of-account.ts'
import { limitRowsOf } from '../../cashier/limits/player-limits.ts'
import { turnoverRowsOf } from '../../cashier/turnover/turnover-of.ts'
import { withdrawalsOf } from '../../cashier/withdrawals/of-account.ts'
import { eventsOf } from '../../events/of-account.ts'
import { storedFactors } from '../../factors/held-factors.ts'
import { gameRowsOf, roundRowsOf } from '../../games/own/of-account.ts'
import { noticesOf } from '../../inbox/notices/of-account.ts'
import { balancesOf } from '../../ledger/statements/balances.ts'
import { postingsOf } from '../../ledger/statements/postings.ts'
import { bonusRowsOf } from '../../offers/bonuses/bonus-rows-of.ts'
import { promoUsesOf } from '../../offers/promo/promo-uses-of.ts'
import { securityEventsOf } from '../../security/events/of-account.ts'
import { betRowsOf } from '../../sportsbook/bets/of-account.ts'
import { verificationRowsOf } from '../../verification/of-account.ts'
import { entriesOf } from './tournament-entries.ts'

/** Everything that is stored about a player, without secrets; undefined if there is no such player. */
export async function dataOf(db: Database, id: string) {
  const found = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found) return undefined
  const { password_hash: _, ...account } = found
  return {
    account,
    consents: await db.selectFrom('consents').selectAll().where('account_id', '=', id).execute(),
    sessions: await db.selectFrom('sessions').selectAll().where('account_id', '=', id).execute(),
    codes: await db
      .selectFrom('one_time_codes')
      .select(['purpose', 'email', 'expires_at', 'used_at'])
      .where('account_id', '=', id)
      .execute(),
    ...(await storedFactors(db, { kind: 'player', id })),
    submissions: await db
      .selectFrom('submissions')
      .select(['call', 'created_at'])
      .where('account_id', '=', id)
      .execute(),
    tournamentEntries: await entriesOf(db, account),
    balances: await balancesOf(db, id),
    postings: await postingsOf(db, id),
    deposits: await depositsOf(db, id),
    withdrawals: await withdrawalsOf(db, id),
    limits: await limitRowsOf(db, id),
    bets: await betRowsOf(db, id),
    rounds: await roundRowsOf(db, id),
    games: await gameRowsOf(db, id),
    turnover: await turnoverRowsOf(db, id),
    verifications: await verificationRowsOf(db, id),
    bonuses: await bonusRowsOf(db, id),
    promoUses: await promoUsesOf(db, id),
    events: await eventsOf(db, id),
    notices: await noticesOf(db, id),
    securityEvents: await securityEventsOf(db, id),
  }
}
