import { findPlayers } from '../../services/players/staff-tools/find-players.ts'
import { readPlayer } from '../../services/players/staff-tools/read-player.ts'
import { findSecurityEvents } from '../../services/security/events/find-security-events.ts'
import type { Handler } from '../desk.ts'
import { callError } from '../errors.ts'
import { describeEvents } from '../players/describe-events.ts'
import { describePlayer } from '../players/describe-player.ts'
import { outlineOf } from '../players/outline.ts'

export const players: Handler<'players'> = async (desk, { query: { text = '', before } }) => {
  const found = await findPlayers(desk, { text, before })
  return { players: found.map(outlineOf) }
}

export const player: Handler<'player'> = async (desk, { query: { id } }) => {
  const file = await readPlayer(desk, id)
  if (!file) throw callError('unknown-player')
  const events = await findSecurityEvents(desk.db, { account: id })
  return { ...describePlayer(desk, file), events: await describeEvents(desk, events) }
}
