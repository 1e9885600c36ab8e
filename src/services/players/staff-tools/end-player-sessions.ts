import { endSessionsOf } from '../sessions/sessions.ts'
import { type Act, recordAct, type Tools } from './act.ts'

/** Signs a player out everywhere. Returns whether the player exists. */
export function endPlayerSessions({ db, now }: Tools, act: Act): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const known = await transaction.selectFrom('accounts').select('id').where('id', '=', act.id).executeTakeFirst()
    if (!known) return false
    await endSessionsOf(transaction, act.id, now())
    await recordAct({ db: transaction, now }, act, 'sessions-ended')
    return true
  })
}
