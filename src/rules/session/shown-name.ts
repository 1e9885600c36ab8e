import type { PlayerCalls } from '../../contract/calls/player.ts'

/** What a player is called on the site. */
export function shownName({ info }: Pick<PlayerCalls['profile']['answer'], 'info'>): string {
  return info.first_name || info.username || info.email || info.phone || ''
}
