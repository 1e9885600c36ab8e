import type { CurrencyCode } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { grantedBonus } from '../../../rules/cashier/granted-bonus.ts'
import { digitsOf, smallestAmount } from '../../../rules/minor-units.ts'
import { addNotice } from '../../inbox/notices/add-notice.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import { post } from '../../ledger/transfers/post.ts'
import { endIfOver } from '../play/end-if-over.ts'
import type { PlayerBonus } from '../tables.ts'

type PaidIn = { readonly player: string; readonly amount: number; readonly currency: CurrencyCode }

const day = 24 * 60 * 60_000

/**
 * Grants the bonus that waits for this deposit, on the terms that were frozen when the player chose it. A deposit below
 * its minimum, or while another bonus is being played with, leaves it waiting.
 */
export async function activateBonus(ledger: Ledger, db: Database, { player, amount, currency }: PaidIn): Promise<void> {
  const bonus = await waitingBonus(db, player)
  if (bonus?.currency !== currency) return
  const digits = digitsOf(ledger.records().site.currencies, currency)
  const granted = grantedBonus(termsOf(bonus), amount, digits)
  if (granted === 0) return
  const now = ledger.now()
  await db
    .updateTable('player_bonuses')
    .set({ status: 'activated', amount: granted, activated_at: now, expires_at: now + bonus.days * day })
    .set(bonus.free_kind ? { free_stake: freeStake(bonus, granted, digits) } : { required: granted * bonus.wager })
    .where('id', '=', bonus.id)
    .execute()
  const cause = `bonus ${bonus.id}`
  const money = { amount: granted, currency }
  await addNotice({ ...ledger, db }, { player, kind: 'bonus-activated', cause, money })
  if (bonus.free_kind) return
  await post(ledger, db, {
    id: cause,
    kind: 'bonus',
    cause,
    legs: [
      { player, pocket: 'bonus', currency, amount: granted },
      { house: 'promotions', currency, amount: -granted },
    ],
  })
  await endIfOver(ledger, db, bonus.id)
}

async function waitingBonus(db: Database, player: string): Promise<PlayerBonus | undefined> {
  const bonuses = await db
    .selectFrom('player_bonuses')
    .selectAll()
    .where('account_id', '=', player)
    .where('status', 'in', ['pending', 'activated'])
    .execute()
  return bonuses.some(({ status }) => status === 'activated') ? undefined : bonuses[0]
}

/** The value of each free spin or bet. */
function freeStake({ free_left }: PlayerBonus, granted: number, digits: number): number {
  const each = Math.floor(granted / free_left)
  return each - (each % smallestAmount(digits))
}

const termsOf = ({ percent, amount, minimum_deposit }: PlayerBonus) => ({
  percent,
  maximum: amount,
  minimumDeposit: minimum_deposit,
})
