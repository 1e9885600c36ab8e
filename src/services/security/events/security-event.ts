import type { SecurityEventName } from '../../../contract/index.ts'
import type { Caller } from '../../../kernel/calls/call.ts'
import type { Log } from '../../../kernel/log.ts'
import { newId } from '../../../kernel/secrets.ts'
import type { SecurityEventTable } from '../tables.ts'

/** An event; `details` are words of the program, never input, which may contain secrets. */
export type SecurityEvent = {
  readonly name: SecurityEventName
  /** The id of the player concerned. */
  readonly account?: string | undefined
  /** The id of the staff member who acted. */
  readonly staff?: string | undefined
  readonly details?: string | undefined
}

/** Who sent the request, and where to log it. */
export type Sender = Pick<Caller, 'ip' | 'userAgent' | 'requestId' | 'log'>

/** Acts without a request: what the server does by itself, and commands. */
export const senderWithoutRequest = (log: Log): Sender => ({
  ip: '',
  userAgent: '',
  requestId: '',
  log,
})

export function rowOf(
  { name, account, staff, details }: SecurityEvent,
  sender: Sender,
  at: number,
): SecurityEventTable {
  return {
    id: newId(),
    at,
    name,
    account_id: account ?? null,
    staff_id: staff ?? null,
    address: sender.ip,
    device: sender.userAgent,
    request_id: sender.requestId,
    details: details ?? '',
  }
}

/** One line of the log, in which machines find the event by its name. */
export function logEvent(sender: Sender, row: SecurityEventTable): void {
  const { id: _, at: __, request_id: ___, name, ...context } = row
  sender.log.info({ securityEvent: name, ...context }, 'Security event')
}
