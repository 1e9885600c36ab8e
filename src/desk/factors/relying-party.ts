import type { Caller } from '../../kernel/calls/call.ts'
import type { RelyingParty } from '../../services/factors/passkeys/ceremony.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'

/**
 * The site of the passkeys: PUBLIC_URL, or without it the page that calls, which is of this host. Browsers refuse
 * passkeys of another site, so a call from elsewhere is told so before they do.
 */
export function relyingPartyOf({ settings }: Pick<Desk, 'settings'>, caller: Caller): RelyingParty {
  const sent = caller.header('origin')
  const known = settings.PUBLIC_URL && new URL(settings.PUBLIC_URL).origin
  const origin = known ?? sent
  if (!origin || !URL.canParse(origin)) throw callError('passkeys-elsewhere')
  if (sent !== undefined && sent !== origin)
    throw callError('passkeys-elsewhere', { message: `Passkeys work at ${origin}/admin/; open the admin there` })
  return { id: new URL(origin).hostname, origin }
}
