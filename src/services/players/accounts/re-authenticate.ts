import type { Caller } from '../../../kernel/calls/call.ts'
import { callError } from '../errors.ts'
import type { Player, Players } from '../players.ts'
import { sendMailboxCode, spendMailboxCode } from './mailbox-codes.ts'

/** As the bodies of the calls contain it. */
export type OwnProof = { readonly password?: string; readonly old_code?: string }

type Asked = {
  readonly player: Player
  readonly proof: OwnProof
  /** The code to the mailbox is good for this change alone. */
  readonly purpose: 'change-email' | 'change-factors' | 'own-account'
}

/** A session proves by itself who its player is for this long. */
const freshMilliseconds = 10 * 60_000

/**
 * Whoever changes how an account is reached or protected proves again to be its owner, because access tokens get stolen: with the
 * password; without one, with a code sent to the current mailbox; without either, by signing in again.
 */
export async function reAuthenticate(
  players: Players,
  caller: Caller,
  { player: { account, sessionId }, proof: { password = '', old_code: code }, purpose }: Asked,
): Promise<void> {
  if (account.password_hash) {
    if (await players.passwords.verify(password, account.password_hash)) return
    throw callError('password-wrong')
  }
  const { email_written: to } = account
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
