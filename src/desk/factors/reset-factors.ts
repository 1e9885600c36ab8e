import type { Kernel } from '../../kernel/kernel.ts'
import { forgetFactors } from '../../services/factors/held-factors.ts'
import { ownerOf } from '../sessions/factor-owner.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import type { Staff } from '../tables.ts'

type Who = { readonly id: string } | { readonly email: string }

/** Removes all factors of a colleague and ends the sessions; undefined if there is no such colleague. */
export function resetFactorsOf({ db, now }: Pick<Kernel, 'db' | 'now'>, who: Who): Promise<Staff | undefined> {
  return db.transaction().execute(async (transaction) => {
    const rows = transaction.selectFrom('staff').selectAll()
    const found = 'id' in who ? rows.where('id', '=', who.id) : rows.where('email', '=', who.email)
    const staff = await found.executeTakeFirst()
    if (!staff) return undefined
    await forgetFactors(transaction, ownerOf(staff))
    await endSessionsOf(transaction, staff.id, now())
    return staff
  })
}
