import { endSessionsOf } from '../sessions/sessions.ts'
import { type Act, recordAct, type Tools } from './act.ts'

/** Blocks a player and ends all sessions. Returns whether the player exists. */
export function blockPlayer(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  act: Act & { readonly reason: string },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const blocked = await transaction
      .updateTable('accounts')
      .set({ blocked: 1, blocked_at: now(), block_reason: act.reason })
      .where('id', '=', act.id)
      .where('erased_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!blocked) return false
    await endSessionsOf(transaction, act.id, now())
    await recordAct({ db: transaction, now }, act, 'player-blocked')
    return true
  })
}

export function unblockPlayer({ db, now }: Pick<Tools, 'db' | 'now'>, act: Act): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const unblocked = await transaction
      .updateTable('accounts')
      .set({ blocked: 0, blocked_at: null, block_reason: null })
      .where('id', '=', act.id)
      .where('erased_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (unblocked) await recordAct({ db: transaction, now }, act, 'player-unblocked')
    return unblocked !== undefined
  })
}
