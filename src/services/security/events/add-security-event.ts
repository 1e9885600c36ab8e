import { insertRow } from '../../../kernel/database/insert-row.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { isToldToOwner } from '../../../rules/inbox/notice-texts.ts'
import { addNotice } from '../../inbox/notices/add-notice.ts'
import { logEvent, rowOf, type SecurityEvent, type Sender } from './security-event.ts'

/** Writes an event, usually as part of the transaction of what it records. */
export async function addSecurityEvent(
  { db, now }: Pick<Kernel, 'db' | 'now'>,
  sender: Sender,
  event: SecurityEvent,
): Promise<void> {
  const row = rowOf(event, sender, now())
  await insertRow(db, 'security_events', row)
  const { name: kind, account: player } = event
  if (player !== undefined && isToldToOwner(kind)) await addNotice({ db, now }, { player, kind, cause: row.id })
  logEvent(sender, row)
}
