import { hashToken, newToken } from '../../../kernel/secrets.ts'
import type { Factors } from '../owner.ts'

const lifetime = 5 * 60_000

/** What a challenge is for: to sign in, or to add a passkey to the account of an owner. */
export type Purpose = 'sign-in' | `add ${string}`

export async function newChallenge({ db, now }: Pick<Factors, 'db' | 'now'>, purpose: Purpose): Promise<string> {
  const challenge = newToken()
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hashOf(challenge, purpose), expires_at: now() + lifetime })
    .execute()
  return challenge
}

/** Whether the challenge was given for this purpose, and this is its first use. */
export async function spendChallenge(
  { db, now }: Pick<Factors, 'db' | 'now'>,
  challenge: string,
  purpose: Purpose,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashOf(challenge, purpose))
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return numDeletedRows === 1n
}

const hashOf = (challenge: string, purpose: Purpose) => hashToken(`${purpose} ${challenge}`)
