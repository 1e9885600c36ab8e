import { idOfPlayer } from '../../services/players/staff-tools/find-players.ts'
import { findSecurityEvents } from '../../services/security/events/find-security-events.ts'
import type { Handler } from '../desk.ts'
import { describeEvents } from '../players/describe-events.ts'

export const securityEvents: Handler<'security-events'> = async (desk, { query }) => {
  const { player, from, until, ...filter } = query
  const account = player?.trim() ? await idOfPlayer(desk, player) : undefined
  if (player?.trim() && !account) return { events: [] }
  const rows = await findSecurityEvents(desk.db, {
    ...filter,
    account,
    from: millisecondsOf(from),
    until: millisecondsOf(until),
  })
  return { events: await describeEvents(desk, rows) }
}

const millisecondsOf = (moment: string | undefined) => (moment === undefined ? undefined : Date.parse(moment))
