import type { CashierCallName } from '../../contract/calls/cashier.ts'
import type { PlayerHandler } from '../../kernel/calls/player-handler.ts'
import type { Mailer } from '../../kernel/mail/mailer.ts'
import type { ProfileColumns } from '../../rules/profile/profile-of.ts'
import type { Cashier, Payer } from './cashier.ts'

/** The context of withdrawals. */
export type Withdrawing = Pick<Cashier, 'db' | 'now' | 'records' | 'textOf'> & { readonly mailer: Mailer }

/** The properties of a player that a withdrawal needs. */
export type Receiver = Payer &
  ProfileColumns & { readonly email_written: string | null; readonly email_confirmed: number }

type Player = { readonly account: Receiver }

export type Handler<Name extends CashierCallName> = PlayerHandler<Withdrawing, Player, Name>
