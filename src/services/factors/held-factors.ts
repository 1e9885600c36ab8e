import type { Database } from '../../kernel/database/database.ts'
import { findAuthenticator, removeAuthenticator } from './authenticators/authenticators.ts'
import { type Owner, tablesOf } from './owner.ts'
import { forgetRecoveryCodes } from './recovery-codes/recovery-codes.ts'
import { voidSteps } from './second-steps/second-steps.ts'

/** Whether signing in needs a second step. Recovery codes alone are no factor. */
export async function hasFactor(db: Database, owner: Owner): Promise<boolean> {
  return (await findAuthenticator({ db }, owner)) !== undefined
}

/** All owners of a kind who have a factor. */
export async function ownersWithFactor(db: Database, kind: Owner['kind']): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom(tablesOf[kind].authenticators).select('owner_id').execute()
  return new Set(rows.map(({ owner_id }) => owner_id))
}

/** After this, the password alone signs in. */
export async function forgetFactors(db: Database, owner: Owner): Promise<void> {
  await removeAuthenticator({ db }, owner)
  await forgetRecoveryCodes({ db }, owner)
  await voidSteps({ db }, owner)
}
