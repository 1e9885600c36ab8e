import type { CurrencyCode } from '../../../contract/index.ts'
import { hashToken } from '../../../kernel/secrets.ts'
import { callError } from '../errors.ts'
import type { Gambler, Games } from '../games.ts'
import type { StoredLaunch } from '../tables.ts'
import { providerNamed } from './providers.ts'
import { isSignedBy, type WalletCalls } from './signature.ts'

/** How old a call may be, and how far the clocks may differ. */
const longestWay = 5 * 60_000

/** Throws unless a call is signed by its provider, and lately. */
export function requireSigned<Kind extends keyof WalletCalls>(
  { settings, now }: Pick<Games, 'settings' | 'now'>,
  provider: string,
  kind: Kind,
  call: WalletCalls[Kind],
): void {
  const known = providerNamed(settings, provider)
  if (!known || !isSignedBy(kind, call, known.key)) throw callError('external-forged')
  if (Math.abs(now() - call.time) > longestWay) throw callError('external-outdated')
}

/** The launch to which a token belongs, of this provider, whether it has expired or not. */
export async function launchOf({ db }: Pick<Games, 'db'>, provider: string, token: string): Promise<StoredLaunch> {
  const launch = await db
    .selectFrom('external_launches')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (launch?.provider !== provider) throw callError('external-token')
  return launch
}

/** A launch with which a player may still bet. */
export async function validLaunch(games: Games, provider: string, token: string): Promise<StoredLaunch> {
  const launch = await launchOf(games, provider, token)
  if (launch.expires_at <= games.now() || (await games.isBlocked(games.db, launch.account_id)))
    throw callError('external-token')
  return launch
}

export const gamblerOf = ({ account_id: id, currency, country }: StoredLaunch): Gambler => ({
  id,
  currency: currency as CurrencyCode,
  country,
})
