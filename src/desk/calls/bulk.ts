import { CallError } from '../../kernel/calls/errors.ts'
import { addSecurityEvent } from '../../services/security/events/add-security-event.ts'
import { addAuditEntry } from '../audit/audit.ts'
import { draftOrder, publishOrder } from '../bulk/carry-out.ts'
import { dryRun } from '../bulk/dry-run.ts'
import type { Handler } from '../desk.ts'
import { withPublishLock } from '../publish/lock.ts'
import { repair } from '../publish/repair.ts'
import { requirePublishing } from '../publish/require-publishing.ts'

export const bulkDryRun: Handler<'bulk-dry-run'> = (desk, { body: { order }, staff, caller }) =>
  dryRun(desk, order, { staff, signal: caller.gone() })

export const bulkPublish: Handler<'bulk-publish'> = async (desk, { body: { order, seen, note }, staff, caller }) => {
  requirePublishing(desk)
  const started = performance.now()
  try {
    const { id, records, landings, pages, remark } = await withPublishLock(desk, async (lock) => {
      await repair(desk, lock)
      return publishOrder(desk, lock, { order, seen, staff, note: note.trim() })
    })
    await addSecurityEvent(desk, caller, { name: 'published', staff: staff.id, details: `${records} records at once` })
    const seconds = Math.round(performance.now() - started) / 1000
    return {
      publication: id,
      records,
      landings: landings.length,
      pages,
      seconds,
      ...(remark !== undefined && { remark }),
    }
  } catch (error) {
    if (error instanceof CallError) {
      const details = `${order.kind} of many records: ${error.message}`
      await addAuditEntry(desk, { staff, action: 'publish-refused', details })
    }
    throw error
  }
}

export const bulkDrafts: Handler<'bulk-drafts'> = async (desk, { body: { order, seen }, staff }) => ({
  drafts: await draftOrder(desk, { order, seen, staff }),
})
