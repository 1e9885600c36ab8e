import type { SiteCallName } from '../../../src/contract/calls/site.ts'
import type { ValidParts } from './request.ts'

/** A registered player, and the state of the browser. */
export type Player = {
  readonly id: string
  readonly username: string
  readonly accessToken: string
  readonly cookies: ReadonlyMap<string, string>
  readonly csrf: string
  readonly address: string
}

/** Replaces parts of a call's example so that it succeeds for this player. */
export function validPartsOf(name: SiteCallName, player: Player): ValidParts {
  const cookie = [...player.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  const bearer = name === 'change-token' ? player.cookies.get('refresh_token') : player.accessToken
  return {
    headers: {
      cookie,
      'x-csrf-token': player.csrf,
      authorization: `Bearer ${bearer}`,
      'x-forwarded-for': player.address,
    },
    params: { id: player.id },
    body: bodyOf(name, player),
  }
}

const newEmail = () => `${crypto.randomUUID()}@example.com`
const newPhone = () => `+9198${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

function bodyOf(name: SiteCallName, { id, username }: Player) {
  switch (name) {
    case 'registration':
      return { username: newEmail(), form_id: crypto.randomUUID() }
    case 'user-registration':
      return { username: newEmail(), form_id: crypto.randomUUID(), phone: newPhone() }
    case 'tournament-registration':
    case 'change-email':
      return { email: newEmail() }
    case 'login':
    case 'request-recovery':
      return { username }
    case 'player-activity':
      return { player_uuid: id }
    default:
      return {}
  }
}
