import type { PlayerHandler } from '../../../kernel/calls/player-handler.ts'
import type { Ledger } from '../ledger.ts'
import { paymentsPage } from '../statements/payments-page.ts'

type Player = { readonly account: { readonly id: string } }

export const ownPayments: PlayerHandler<Ledger, Player, 'own-payments'> = (ledger, { query, player }) =>
  paymentsPage(ledger, player.account.id, query)
