import { type Factors, type Owner, tablesOf } from '../owner.ts'
import { sealKey, unsealKey } from './sealed-keys.ts'
import { stepOf } from './totp.ts'

export function findAuthenticator({ db }: Pick<Factors, 'db'>, { kind, id }: Owner) {
  return db
    .selectFrom(tablesOf[kind].authenticators)
    .select(['sealed_key', 'created_at', 'used_at'])
    .where('owner_id', '=', id)
    .executeTakeFirst()
}

/** Adds the app that shows this code. Returns whether the code is right; throws if the owner has an app already. */
export async function addAuthenticator(
  factors: Factors,
  { kind, id }: Owner,
  { key, code }: { readonly key: Buffer; readonly code: string },
): Promise<boolean> {
  const { db, now } = factors
  const step = stepOf(key, digitsOf(code), now())
  if (step === undefined) return false
  await db
    .insertInto(tablesOf[kind].authenticators)
    .values({ owner_id: id, ...sealKey(factors, key), last_step: step, created_at: now(), used_at: null })
    .execute()
  return true
}

/** Whether an app with this key shows this code. */
export const showsCode = ({ now }: Pick<Factors, 'now'>, key: Buffer, code: string): boolean =>
  stepOf(key, digitsOf(code), now()) !== undefined

/** Uses a code once. A code before the last used one is refused, too. */
export async function spendCode(factors: Factors, owner: Owner, code: string): Promise<boolean> {
  const { db, now } = factors
  const known = await findAuthenticator(factors, owner)
  const key = known && unsealKey(factors, known.sealed_key)
  const step = key && stepOf(key, digitsOf(code), now())
  if (step === undefined) return false
  const { numUpdatedRows } = await db
    .updateTable(tablesOf[owner.kind].authenticators)
    .set({ last_step: step, used_at: now() })
    .where('owner_id', '=', owner.id)
    .where('sealed_key', '=', known?.sealed_key ?? '')
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns whether there was one. */
export async function removeAuthenticator({ db }: Pick<Factors, 'db'>, { kind, id }: Owner): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(tablesOf[kind].authenticators)
    .where('owner_id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Apps show the digits in groups, and people copy the space. */
const digitsOf = (code: string) => code.replaceAll(/\s/g, '')

/** Whether it may be a code of an app, of which there are few enough to be guessed. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(digitsOf(code))
