import { addAuditEntry } from '../audit/audit.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'
import { journalOf } from '../history/journal.ts'
import { momentOf } from '../moment.ts'
import type { Staff } from '../tables.ts'
import { tellPlanners } from './tell-planners.ts'

/** Nothing of the launch is published; the drafts stay. */
export async function cancelLaunch(desk: Desk, id: string, staff: Staff): Promise<void> {
  // What is being written already can no longer be cancelled.
  if ((await journalOf(desk.db))?.launch?.id === id) throw callError('publish-busy', { retryAfterSeconds: 5 })
  const cancelled = await desk.db.deleteFrom('planned_changes').where('launch', '=', id).returningAll().execute()
  if (cancelled.length === 0) throw callError('unknown-launch')
  for (const { record, publish_at } of cancelled)
    await addAuditEntry(desk, { staff, action: 'unschedule', record, details: momentOf(publish_at) })
  await tellPlanners(desk, cancelled, { kind: 'cancelled', by: staff })
}
