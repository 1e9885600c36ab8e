import type { PlayerCalls } from '../../../contract/calls/player.ts'
import { isAuthenticated } from '../../../rules/session/session-rules.ts'
import { shownName } from '../../../rules/session/shown-name.ts'
import { type Profile, session } from '../slices/slices.ts'
import type { RegistrationStore } from '../store.ts'

/** A visitor with a session is known by name. One whose session has ended is a visitor like any other. */
export async function recognise({ store, read, keeper }: RegistrationStore): Promise<void> {
  if (!isAuthenticated(keeper.tokens())) return
  const profile = await read('profile', {}, { isFresh: true })
  if (profile.kind === 'answer') store.dispatch(session.actions.known(playerOf(profile.content)))
}

export function playerOf(profile: PlayerCalls['profile']['answer']): Profile {
  const { id, redirectUrl } = profile
  return { id, name: shownName(profile), ...(redirectUrl && { redirectUrl }) }
}
