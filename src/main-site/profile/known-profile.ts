import type { PlayerCalls } from '../../contract/calls/player.ts'
import type { PlayerCallsOfSite } from '../page/player-calls.ts'

type Profile = PlayerCalls['profile']['answer']

/** What the account knows about its player. */
export type KnownProfile = Profile['info']

export async function readProfile({ read }: PlayerCallsOfSite): Promise<KnownProfile | undefined> {
  const profile = await read('profile', {}, { isFresh: true })
  return profile.kind === 'answer' ? profile.content.info : undefined
}

export const isConfirmed = ({ email, email_confirmed }: KnownProfile): boolean => Boolean(email && email_confirmed)
