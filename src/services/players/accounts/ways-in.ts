import type { PlayerCalls } from '../../../contract/calls/player.ts'
import type { Account } from '../tables.ts'

type WayIn = NonNullable<PlayerCalls['profile']['answer']['info']['ways_in']>[number]

/** What the owner of an account can sign in with instead of the e-mail. */
export function waysIn({ phone, login, google_sub }: Pick<Account, 'phone' | 'login' | 'google_sub'>): WayIn[] {
  return [
    ...(phone ? (['phone'] as const) : []),
    ...(login ? (['name'] as const) : []),
    ...(google_sub ? (['google'] as const) : []),
  ]
}
