import { Readable } from 'node:stream'
import { addSecurityEvent } from '../../security/events/add-security-event.ts'
import { closeOwnAccount } from '../accounts/close-account.ts'
import { dataOf } from '../accounts/data-of.ts'
import { reAuthenticate } from '../accounts/re-authenticate.ts'
import type { Handler } from '../players.ts'
import { tellOwner } from '../sending.ts'

export const changeSubscriptions: Handler<'change-subscriptions'> = async ({ db }, { body, player: { account } }) => {
  await db
    .updateTable('accounts')
    .set({ subscriptions: JSON.stringify(body.news ? ['news'] : []) })
    .where('id', '=', account.id)
    .execute()
  return { success: true }
}

export const ownData: Handler<'own-data'> = async (players, { body, player, caller }) => {
  const { account } = player
  await reAuthenticate(players, caller, { player, proof: body, purpose: 'own-account' })
  const { db, now } = players
  const data = await db.transaction().execute(async (transaction) => {
    await addSecurityEvent({ db: transaction, now }, caller, { name: 'own-data-exported', account: account.id })
    return dataOf(transaction, account.id)
  })
  tellOwner(players, caller, account, 'own-data-exported')
  caller.setHeader('content-disposition', 'attachment; filename="my-data.json"')
  return Readable.from([JSON.stringify(data, null, 2)])
}

export const closeAccount: Handler<'close-account'> = async (players, { body, player, caller }) => {
  await reAuthenticate(players, caller, { player, proof: body, purpose: 'own-account' })
  await closeOwnAccount(players, caller, player.account)
  tellOwner(players, caller, player.account, 'account-closed')
  return { success: true }
}
