import type { PlayerCallName } from '../../contract/calls/player.ts'
import type { CompiledLanding, Manifest } from '../../contract/index.ts'
import type { PlayerHandler } from '../../kernel/calls/player-handler.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Mailer } from '../../kernel/mail/mailer.ts'
import type { PasswordHasher } from '../../kernel/passwords.ts'
import type { CaptchaVerifier } from './captcha/captcha-verifier.ts'
import type { GoogleVerifier } from './google/google-verifier.ts'
import type { Account } from './tables.ts'

/** What accounts and sessions stand on. The outside world is behind ports, so that tests can put a fake in its place. */
export type Players = Kernel & {
  /** The records as they are published now: a new build is seen without a restart. */
  readonly records: () => Manifest
  readonly passwords: PasswordHasher
  readonly captcha: CaptchaVerifier
  readonly google: GoogleVerifier
  readonly mailer: Mailer
  /** The country of an address, where it is known. */
  readonly countryOf: (ip: string) => string | undefined
  /** A text in a language, English where it has none, with the values of a landing. */
  readonly textOf: (id: string, locale: string, landing?: CompiledLanding) => string
}

/** A signed-in player. */
export type Player = { readonly account: Account; readonly sessionId: string }

export type Handler<Name extends PlayerCallName> = PlayerHandler<Players, Player, Name>
