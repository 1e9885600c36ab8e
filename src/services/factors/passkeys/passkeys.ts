import type { Factors } from '../owner.ts'
import { type Credential, type Made, type RelyingParty, type Signed, verifyMade, verifySigned } from './ceremony.ts'

/** The passkeys of a staff member, oldest first. */
export function passkeysOf({ db }: Pick<Factors, 'db'>, ownerId: string) {
  return db
    .selectFrom('staff_passkeys')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

type Adding = { readonly ownerId: string; readonly name: string; readonly made: Made; readonly site: RelyingParty }

/** Checks a passkey that a browser has made for this owner; undefined if it is refused. */
export const checkPasskey = (factors: Factors, { ownerId, made, site }: Adding): Promise<Credential | undefined> =>
  verifyMade(factors, { site, purpose: `add ${ownerId}` }, made)

/** Returns whether nobody had this passkey yet. */
export async function addPasskey(
  { db, now }: Factors,
  { ownerId, name }: Adding,
  { id, publicKey, counter }: Credential,
): Promise<boolean> {
  const row = { id, owner_id: ownerId, name, public_key: publicKey, counter }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staff_passkeys')
    .values({ ...row, created_at: now(), used_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Whose passkey has signed; undefined if it is unknown or refused. */
export async function ownerOfSigned(
  factors: Factors,
  { signed, site }: { readonly signed: Signed; readonly site: RelyingParty },
): Promise<string | undefined> {
  const { db, now } = factors
  const known = await db.selectFrom('staff_passkeys').selectAll().where('id', '=', signed.id).executeTakeFirst()
  if (!known) return undefined
  const credential = { id: known.id, publicKey: known.public_key, counter: known.counter }
  const counter = await verifySigned(factors, { site, purpose: 'sign-in' }, { signed, credential })
  if (counter === undefined) return undefined
  await db.updateTable('staff_passkeys').set({ counter, used_at: now() }).where('id', '=', known.id).execute()
  return known.owner_id
}

/** Returns whether the owner had it. */
export async function removePasskey(
  { db }: Pick<Factors, 'db'>,
  { ownerId, id }: { readonly ownerId: string; readonly id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_passkeys')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function forgetPasskeys({ db }: Pick<Factors, 'db'>, ownerId: string): Promise<void> {
  await db.deleteFrom('staff_passkeys').where('owner_id', '=', ownerId).execute()
}
