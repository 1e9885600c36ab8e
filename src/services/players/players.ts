import type { PlayerCallName } from '../../contract/calls/player.ts'
import type { CompiledLanding, Manifest } from '../../contract/index.ts'
import type { PlayerHandler } from '../../kernel/calls/player-handler.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Mailer } from '../../kernel/mail/mailer.ts'
import type { PasswordHasher } from '../../kernel/passwords.ts'
import type { CaptchaVerifier } from './captcha/captcha-verifier.ts'
import type { GoogleVerifier } from './google/google-verifier.ts'
import type { Account } from './tables.ts'

/** The context of accounts and sessions. External systems are behind ports, which tests replace with fakes. */
export type Players = Kernel & {
  /** The currently published records; a new build is used without a restart. */
  readonly records: () => Manifest
  readonly passwords: PasswordHasher
  readonly captcha: CaptchaVerifier
  readonly google: GoogleVerifier
  readonly mailer: Mailer
  /** The country of an IP address, if known. */
  readonly countryOf: (ip: string) => string | undefined
  /** A translated text with the values of a landing; English if the language has none. */
  readonly textOf: (id: string, locale: string, landing?: CompiledLanding) => string
}

export type Player = { readonly account: Account; readonly sessionId: string }

export type Handler<Name extends PlayerCallName> = PlayerHandler<Players, Player, Name>
