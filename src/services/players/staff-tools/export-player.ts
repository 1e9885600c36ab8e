import { dataOf } from '../accounts/data-of.ts'
import { type Act, recordAct, type Tools } from './act.ts'

/** Everything that is stored about a player, without secrets; undefined if there is no such player. */
export function exportPlayer({ db: database, now }: Tools, act: Act) {
  return database.transaction().execute(async (db) => {
    const known = await db.selectFrom('accounts').select('id').where('id', '=', act.id).executeTakeFirst()
    if (!known) return undefined
    // The file tells of itself.
    await recordAct({ db, now }, act, 'player-exported')
    return dataOf(db, act.id)
  })
}
