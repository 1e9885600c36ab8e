import type { CashierCalls } from '../../contract/calls/cashier.ts'
import type { PlayerCalls } from '../../contract/calls/player.ts'
import type { PlayerCallsOfSite } from '../page/player-calls.ts'

/** How the account is protected, and what its player limits. */
export type Known = {
  readonly profile: PlayerCalls['profile']['answer']['info']
  readonly meta: PlayerCalls['profile']['answer']['meta']
  readonly factors: PlayerCalls['factors']['answer']
  readonly sessions: PlayerCalls['player-sessions']['answer']['sessions']
  readonly limits: CashierCalls['limits']['answer']['limits']
}

export async function load({ read }: PlayerCallsOfSite): Promise<Known | undefined> {
  const now = { isFresh: true }
  const [profile, factors, sessions, limits] = await Promise.all([
    read('profile', {}, now),
    read('factors', {}, now),
    read('player-sessions', {}, now),
    read('limits', {}, now),
  ])
  if (profile.kind === 'failure' || factors.kind === 'failure') return undefined
  if (sessions.kind === 'failure' || limits.kind === 'failure') return undefined
  return {
    profile: profile.content.info,
    meta: profile.content.meta,
    factors: factors.content,
    sessions: sessions.content.sessions,
    limits: limits.content.limits,
  }
}
