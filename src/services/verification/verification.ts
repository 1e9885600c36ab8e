import type { VerificationCallName } from '../../contract/calls/verification.ts'
import type { CurrencyCode, Manifest } from '../../contract/index.ts'
import type { PlayerHandler } from '../../kernel/calls/player-handler.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Mailer } from '../../kernel/mail/mailer.ts'

/** The context of the checks of players' documents. */
export type Verifying = Pick<Kernel, 'db' | 'now' | 'secrets' | 'settings'> & {
  /** The currently published records. */
  readonly records: () => Manifest
  /** A translated text; English if the language has none. */
  readonly textOf: (id: string, locale: string) => string
  readonly mailer: Mailer
  /** Whether the data of a player was erased. */
  readonly isErased: (db: Database, accountId: string) => Promise<boolean>
}

/** The properties of a player that a check needs. */
export type Checked = {
  readonly id: string
  readonly currency: CurrencyCode
  readonly country: string | null
  readonly locale: string
  readonly email_written: string | null
}

type Player = { readonly account: Checked }

export type Handler<Name extends VerificationCallName> = PlayerHandler<Verifying, Player, Name>
