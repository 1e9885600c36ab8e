import { readErrorBody } from '../../../rules/session/error-body.ts'
import type { Player, Visitor } from '../../page/player.ts'
import type { PlayerCallsOfSite } from '../../page/player-calls.ts'
import { playerOf } from './player-of.ts'

type Loaded = Exclude<Visitor, { kind: 'player' }> | { readonly kind: 'player'; readonly player: Omit<Player, 'purse'> }

/** The player as the calls know them now. Bonuses, deposits or notices that cannot be loaded are left out. */
export async function loadPlayer({ read }: PlayerCallsOfSite): Promise<Loaded> {
  const now = { isFresh: true }
  const [profile, bonuses, deposits, notices] = await Promise.all([
    read('profile', {}, now),
    read('player-bonuses', {}, now),
    read('deposits', { query: { state: 'waiting', limit: '1' } }, now),
    read('notices', { query: { limit: '1' } }, now),
  ])
  if (profile.kind === 'failure') return withoutProfile(profile)
  const [unfinished] = deposits.kind === 'answer' ? deposits.content.deposits : []
  const player = playerOf(profile.content, bonuses.kind === 'answer' ? bonuses.content.data : [])
  const unread = notices.kind === 'answer' ? notices.content.unread : 0
  return { kind: 'player', player: { ...player, unread, ...(unfinished && { unfinished }) } }
}

type Failure = { readonly status: number; readonly content: unknown }

/** Who has no profile: a player who is blocked, somebody whose session has ended, or anybody while the calls fail. */
function withoutProfile({ status, content }: Failure): Exclude<Visitor, { kind: 'player' }> {
  if (readErrorBody(content).code === 'user-blocked') return { kind: 'blocked' }
  return { kind: status === 401 ? 'visitor' : 'unavailable' }
}
