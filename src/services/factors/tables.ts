declare module '../../kernel/database/tables.ts' {
  interface Tables {
    readonly staff_authenticators: AuthenticatorTable
    readonly player_authenticators: AuthenticatorTable
    readonly staff_recovery_codes: RecoveryCodeTable
    readonly player_recovery_codes: RecoveryCodeTable
    readonly staff_second_steps: SecondStepTable
    readonly player_second_steps: SecondStepTable
    readonly staff_passkeys: PasskeyTable
    readonly passkey_challenges: PasskeyChallengeTable
  }
}

/** The authenticator app of an owner, who has at most one. */
type AuthenticatorTable = {
  owner_id: string
  /** Encrypted, so that a dump of the database shows no codes. */
  sealed_key: string
  /** Which root key sealed it. */
  sealed_with: string
  /** The time step of the last used code: codes are good once. */
  last_step: number
  created_at: number
  used_at: number | null
}

type RecoveryCodeTable = {
  code_hash: string
  owner_id: string
  used_at: number | null
}

/** Sign-ins that wait for their second step. */
type SecondStepTable = {
  token_hash: string
  owner_id: string
  expires_at: number
}

type PasskeyTable = {
  /** As the browser states it. */
  id: string
  owner_id: string
  name: string
  /** COSE, in base64url. */
  public_key: string
  counter: number
  created_at: number
  used_at: number | null
}

type PasskeyChallengeTable = {
  challenge_hash: string
  expires_at: number
}
