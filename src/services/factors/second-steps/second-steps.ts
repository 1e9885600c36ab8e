import { hashToken, newToken } from '../../../kernel/secrets.ts'
import { type Factors, type Owner, tablesOf } from '../owner.ts'

/** Milliseconds within which the second step follows the first. */
export const secondStepLifetime = 10 * 60_000

/** Remembers that an owner has done the first step; returns the token that the second one needs. */
export async function awaitSecondStep({ db, now }: Factors, { kind, id }: Owner): Promise<string> {
  const token = newToken()
  await db
    .insertInto(tablesOf[kind].secondSteps)
    .values({ token_hash: hashToken(token), owner_id: id, expires_at: now() + secondStepLifetime })
    .execute()
  return token
}

/** Whose second step is awaited; undefined if the token is unknown, used or expired. */
export async function ownerOfStep(
  { db, now }: Factors,
  kind: Owner['kind'],
  token: string,
): Promise<Owner | undefined> {
  const step = await db
    .selectFrom(tablesOf[kind].secondSteps)
    .select('owner_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return step && { kind, id: step.owner_id }
}

/** Uses a token up. Returns whether this was the first use. */
export async function endStep({ db }: Pick<Factors, 'db'>, kind: Owner['kind'], token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(tablesOf[kind].secondSteps)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** After a change of credentials, first steps from before are void. */
export async function voidSteps({ db }: Pick<Factors, 'db'>, { kind, id }: Owner): Promise<void> {
  await db.deleteFrom(tablesOf[kind].secondSteps).where('owner_id', '=', id).execute()
}
