import { CallError } from '../../kernel/calls/errors.ts'
import { mayDo } from '../../rules/staff-roles.ts'
import { addSecurityEvent } from '../../services/security/events/add-security-event.ts'
import { senderWithoutRequest } from '../../services/security/events/security-event.ts'
import { addAuditEntry } from '../audit/audit.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'
import type { Journal } from '../history/journal.ts'
import { trackFileChange } from '../history/track-file-change.ts'
import { tellPlanners } from '../launches/tell-planners.ts'
import type { PlannedChangeTable } from '../tables.ts'
import { changeTexts, type TextChange } from './change-texts.ts'
import type { PublishLock } from './lock.ts'
import { publishChanges } from './publish.ts'

/** Publishes a launch as it was planned, or refuses all of it. */
export async function publishLaunch(
  desk: Desk,
  lock: PublishLock,
  planned: readonly PlannedChangeTable[],
): Promise<void> {
  const { launch = '', publish_at: publishAt = 0, planned_by = '' } = planned[0] ?? {}
  try {
    const staff = await publisherOf(desk, planned_by)
    const whole = planned.filter(({ text_id }) => text_id === '')
    const records = await Promise.all(whole.map((change) => changeOf(desk, change)))
    const texts = planned.filter(({ text_id }) => text_id !== '').map(textOf)
    const changes = [...records, ...(await changeTexts(desk, texts))]
    await publishChanges(desk, lock, { changes, note: '', staff, launch: { id: launch, publishAt } })
    const details = `${changes.length} records, as planned`
    await addSecurityEvent(desk, senderWithoutRequest(desk.log), { name: 'published', staff: staff.id, details })
  } catch (error) {
    // Whoever holds the lock now publishes the launch.
    if (!(error instanceof CallError) || error.errorCode === 'publish-busy') throw error
    await refuseLaunch(desk, planned, error.message)
  }
}

async function publisherOf({ db }: Desk, id: string) {
  const staff = await db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst()
  if (staff && !staff.blocked && mayDo(staff.role, 'publisher')) return staff
  throw callError('forbidden', { message: 'The person who planned this may no longer publish' })
}

const textOf = ({ text_id: id, base: before, ...planned }: PlannedChangeTable): TextChange => ({
  ...planned,
  id,
  before,
})

/** What is published must be what was published when this was planned. */
async function changeOf(
  desk: Desk,
  { record, version, base, text }: PlannedChangeTable,
): Promise<Journal['changes'][number]> {
  const before = (await trackFileChange(desk, record))?.text ?? null
  if (before === base) return { record, version, before, after: text ?? '' }
  throw callError('stale-draft', {
    message: `${record} was changed since this launch was planned`,
  })
}

async function refuseLaunch(desk: Desk, planned: readonly PlannedChangeTable[], reason: string): Promise<void> {
  const launch = planned[0]?.launch ?? ''
  await desk.db.updateTable('planned_changes').set({ problem: reason }).where('launch', '=', launch).execute()
  for (const { record } of planned)
    await addAuditEntry(desk, { action: 'scheduled-publishing-failed', record, details: reason })
  await tellPlanners(desk, planned, { kind: 'refused', reason })
}
