import { Readable } from 'node:stream'
import type { PlayerHandler } from '../../../kernel/calls/player-handler.ts'
import type { Ledger } from '../ledger.ts'
import { statementFile } from '../statements/statement-file.ts'

type Player = { readonly account: { readonly id: string } }

export const ownTransfers: PlayerHandler<Ledger, Player, 'own-transfers'> = ({ db }, { player, caller }) => {
  caller.setHeader('content-disposition', 'attachment; filename="transfers.csv"')
  return Promise.resolve(Readable.from(statementFile(db, player.account.id)))
}
