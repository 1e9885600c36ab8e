import { isAppCode, spendCode } from './authenticators/authenticators.ts'
import type { Factors, Owner } from './owner.ts'
import { spendRecoveryCode } from './recovery-codes/recovery-codes.ts'

/** How an owner has proven to have a second factor. */
export type Proof = 'authenticator' | 'recovery code' | 'passkey'

/** Uses a code of the app or a recovery code; undefined if it is wrong or was used. */
export async function proveFactor(factors: Factors, owner: Owner, code: string): Promise<Proof | undefined> {
  if (isAppCode(code)) return (await spendCode(factors, owner, code)) ? 'authenticator' : undefined
  return (await spendRecoveryCode(factors, owner, code)) ? 'recovery code' : undefined
}
