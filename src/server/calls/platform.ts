import type { CompiledLanding, Manifest, Settings } from '../../contract/index.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { Mailer } from '../../kernel/mail/mailer.ts'
import type { PasswordHasher } from '../../kernel/passwords.ts'
import type { Secrets } from '../../kernel/secrets.ts'
import type { CaptchaVerifier } from '../../services/players/captcha/captcha-verifier.ts'
import type { GoogleVerifier } from '../../services/players/google/google-verifier.ts'

/** Everything that the calls stand on. The outside world is behind ports, so that tests can put a fake in its place. */
export type Platform = {
  readonly settings: Settings
  /** The records as they are published now: a new build is seen without a restart. */
  readonly records: () => Manifest
  readonly db: Database
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly secrets: Secrets
  readonly passwords: PasswordHasher
  readonly captcha: CaptchaVerifier
  readonly google: GoogleVerifier
  readonly mailer: Mailer
  /** The country of an address, where it is known. */
  readonly countryOf: (ip: string) => string | undefined
  /** A text in a language, English where it has none, with the values of a landing. */
  readonly textOf: (id: string, locale: string, landing?: CompiledLanding) => string
}
