import type { Caller } from '../../../kernel/calls/call.ts'
import { forgetFactors } from '../../factors/held-factors.ts'
import type { Players } from '../players.ts'
import { tellOwner } from '../sending.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { type Act, recordAct, type Tools } from './act.ts'

type Reset = Act & { readonly sender: Caller; readonly reason: string }

/** For a player who has lost app and recovery codes: the password alone signs in again. Returns whether the player exists. */
export async function resetFactors(
  tools: Tools & Pick<Players, 'mailer' | 'records' | 'textOf'>,
  act: Reset,
): Promise<boolean> {
  const { db, now } = tools
  const account = await db.transaction().execute(async (transaction) => {
    const known = await transaction.selectFrom('accounts').selectAll().where('id', '=', act.id).executeTakeFirst()
    if (!known) return undefined
    await forgetFactors(transaction, { kind: 'player', id: act.id })
    await endSessionsOf(transaction, act.id, now())
    await recordAct({ db: transaction, now }, act, 'factors-reset')
    return known
  })
  if (account) tellOwner(tools, act.sender, account, 'factors-reset')
  return account !== undefined
}
