import { describeOwn } from '../checks/describe-own.ts'
import { receiveDocument } from '../documents/receive-document.ts'
import type { Handler } from '../verification.ts'

export const ownVerification: Handler<'own-verification'> = (verifying, { player: { account } }) =>
  describeOwn(verifying, account)

export const sendDocument: Handler<'send-document'> = async (verifying, { query, bytes, caller, player }) => {
  await receiveDocument(verifying, caller, player.account, { ...query, bytes })
  return describeOwn(verifying, player.account)
}
