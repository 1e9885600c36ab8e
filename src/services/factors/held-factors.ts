import type { Database } from '../../kernel/database/database.ts'
import { findAuthenticator, removeAuthenticator } from './authenticators/authenticators.ts'
import { type Owner, tablesOf } from './owner.ts'
import { forgetPasskeys, passkeysOf } from './passkeys/passkeys.ts'
import { forgetRecoveryCodes } from './recovery-codes/recovery-codes.ts'
import { voidSteps } from './second-steps/second-steps.ts'

/** Whether signing in needs a second step. Recovery codes alone are no factor. */
export async function hasFactor(db: Database, owner: Owner): Promise<boolean> {
  if (await findAuthenticator({ db }, owner)) return true
  return owner.kind === 'staff' && (await passkeysOf({ db }, owner.id)).length > 0
}

/** The ids of all staff members who have a factor. */
export async function staffWithFactor(db: Database): Promise<ReadonlySet<string>> {
  const apps = db.selectFrom('staff_authenticators').select('owner_id')
  const rows = await apps.union(db.selectFrom('staff_passkeys').select('owner_id')).execute()
  return new Set(rows.map(({ owner_id }) => owner_id))
}

/** After this, the password alone signs in. */
export async function forgetFactors(db: Database, owner: Owner): Promise<void> {
  await removeAuthenticator({ db }, owner)
  if (owner.kind === 'staff') await forgetPasskeys({ db }, owner.id)
  await forgetRecoveryCodes({ db }, owner)
  await voidSteps({ db }, owner)
}

/** What is stored about the factors of an owner, without secrets. */
export async function storedFactors(db: Database, { kind, id }: Owner) {
  const { authenticators, recoveryCodes, secondSteps } = tablesOf[kind]
  return {
    authenticators: await db
      .selectFrom(authenticators)
      .select(['created_at', 'used_at'])
      .where('owner_id', '=', id)
      .execute(),
    recoveryCodes: await db.selectFrom(recoveryCodes).select('used_at').where('owner_id', '=', id).execute(),
    secondSteps: await db.selectFrom(secondSteps).select('expires_at').where('owner_id', '=', id).execute(),
  }
}
