import type { SecurityEventName } from '../../../contract/index.ts'
import { addSecurityEvent } from '../../security/events/add-security-event.ts'
import type { Sender } from '../../security/events/security-event.ts'
import type { Players } from '../players.ts'

/** What the tools of the staff need; the desk reaches players only through this folder. */
export type Tools = Pick<Players, 'db' | 'now' | 'settings'>

/** What a staff member does to a player, and from where. */
export type Act = { readonly id: string; readonly staff: string; readonly sender: Sender }

/** Records an act of the staff in the transaction of what it changed. */
export function recordAct(
  tools: Pick<Tools, 'db' | 'now'>,
  { id, staff, sender, reason }: Act & { readonly reason?: string },
  name: SecurityEventName,
): Promise<void> {
  return addSecurityEvent(tools, sender, { name, account: id, staff, ...(reason && { details: reason }) })
}
