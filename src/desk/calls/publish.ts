import { CallError } from '../../kernel/calls/errors.ts'
import { addSecurityEvent } from '../../services/security/events/add-security-event.ts'
import { addAuditEntry } from '../audit/audit.ts'
import type { Handler } from '../desk.ts'
import { withPublishLock } from '../publish/lock.ts'
import { publishDrafts } from '../publish/publish.ts'
import { repair } from '../publish/repair.ts'
import { requirePublishing } from '../publish/require-publishing.ts'
import { summarize } from '../publish/summary.ts'

export const publishSummary: Handler<'publish-summary'> = (desk, { body, staff, caller }) =>
  summarize(desk, body, { staff, signal: caller.gone() })

export const publish: Handler<'publish'> = async (desk, { body: { records, texts = [], note }, staff, caller }) => {
  requirePublishing(desk)
  const started = performance.now()
  try {
    const { landings, pages, remark } = await withPublishLock(desk, async (lock) => {
      await repair(desk, lock)
      return publishDrafts(desk, lock, { records, texts, note: note.trim(), staff })
    })
    await addSecurityEvent(desk, caller, {
      name: 'published',
      staff: staff.id,
      details: sayOrder(records.length, texts.length),
    })
    const seconds = Math.round(performance.now() - started) / 1000
    return { landings: landings.length, pages, seconds, ...(remark !== undefined && { remark }) }
  } catch (error) {
    if (error instanceof CallError) {
      const details = `${[...new Set([...records, ...texts].map(({ record }) => record))].join(', ')}: ${error.message}`
      await addAuditEntry(desk, { staff, action: 'publish-refused', details })
    }
    throw error
  }
}

const sayOrder = (records: number, texts: number) =>
  [records > 0 && counted(records, 'record'), texts > 0 && counted(texts, 'text')].filter(Boolean).join(', ')

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
