import type { Caller } from '../../../kernel/calls/call.ts'
import { callError } from '../errors.ts'
import type { Player, Players } from '../players.ts'
import { sendMailboxCode, spendMailboxCode } from './mailbox-codes.ts'

type Proof = { readonly password?: string; readonly old_code?: string }

/** A session proves by itself who its player is for this long. */
const freshMilliseconds = 10 * 60_000

/**
 * Whoever changes how an account is reached proves again to be its owner, because access tokens get stolen: with the
 * password; without one, with a code sent to the old mailbox; without either, by signing in again.
 */
export async function reAuthenticate(
  players: Players,
  caller: Caller,
  { account, sessionId }: Player,
  { password = '', old_code: code }: Proof,
): Promise<void> {
  if (account.password_hash) {
    if (await players.passwords.verify(password, account.password_hash)) return
    throw callError('password-wrong')
  }
  const { email_written: to } = account
  const purpose = 'change-email'
  if (!to) return requireFreshSession(players, sessionId)
  if (code === undefined) {
    await sendMailboxCode(players, caller, account, { to, purpose })
    throw callError('old-mailbox-code')
  }
  if (!(await spendMailboxCode(players, account, { code, purpose }))) throw callError('code-wrong')
}

async function requireFreshSession({ db, now }: Players, sessionId: string): Promise<void> {
  const fresh = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('created_at', '>', now() - freshMilliseconds)
    .executeTakeFirst()
  if (!fresh) throw callError('sign-in-again')
}
