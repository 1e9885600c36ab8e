import type { Selectable } from 'kysely'
import type { CurrencyCode } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { grantedBonus } from '../../../rules/cashier/granted-bonus.ts'
import { digitsOf } from '../../../rules/minor-units.ts'
import { addNotice } from '../../inbox/notices/add-notice.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import { post } from '../../ledger/transfers/post.ts'
import type { PlayerBonusTable } from '../tables.ts'

type PaidIn = { readonly player: string; readonly amount: number; readonly currency: CurrencyCode }

const day = 24 * 60 * 60_000

/**
 * Grants the bonus that waits for this deposit, on the terms that were frozen when the player chose it. A deposit below
 * its minimum leaves it waiting.
 */
export async function activateBonus(ledger: Ledger, db: Database, { player, amount, currency }: PaidIn): Promise<void> {
  const bonus = await pendingBonus(db, player)
  if (bonus?.currency !== currency) return
  const granted = grantedBonus(termsOf(bonus), amount, digitsOf(ledger.records().site.currencies, currency))
  if (granted === 0) return
  const now = ledger.now()
  await db
    .updateTable('player_bonuses')
    .set({ status: 'activated', amount: granted, activated_at: now, expires_at: now + bonus.days * day })
    .where('id', '=', bonus.id)
    .execute()
  const cause = `bonus ${bonus.id}`
  await post(ledger, db, {
    id: cause,
    kind: 'bonus',
    cause,
    legs: [
      { player, pocket: 'bonus', currency, amount: granted },
      { house: 'promotions', currency, amount: -granted },
    ],
  })
  const money = { amount: granted, currency }
  await addNotice({ ...ledger, db }, { player, kind: 'bonus-activated', cause, money })
}

function pendingBonus(db: Database, accountId: string) {
  return db
    .selectFrom('player_bonuses')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
}

const termsOf = ({ percent, amount, minimum_deposit }: Selectable<PlayerBonusTable>) => ({
  percent,
  maximum: amount,
  minimumDeposit: minimum_deposit,
})
