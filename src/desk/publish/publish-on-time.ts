import { CallError } from '../../kernel/calls/errors.ts'
import { mayDo } from '../../rules/staff-roles.ts'
import { addSecurityEvent } from '../../services/security/events/add-security-event.ts'
import { senderWithoutRequest } from '../../services/security/events/security-event.ts'
import { addAuditEntry } from '../audit/audit.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'
import type { DraftTable } from '../tables.ts'
import { isOver, type PublishLock, withPublishLock } from './lock.ts'
import { publishDrafts } from './publish.ts'
import { repair } from './repair.ts'

/** Publishes scheduled drafts and finishes an interrupted publication. Only one process does it at a time. */
async function publishDue(desk: Desk): Promise<void> {
  const [due, orphan] = await Promise.all([dueDrafts(desk), orphanedJournal(desk)])
  if (due.length === 0 && !orphan) return
  const work = async (lock: PublishLock) => {
    await repair(desk, lock)
    // Another process may have published them in the meantime.
    for (const drafts of groupBySchedule(await dueDrafts(desk))) await publishTogether(desk, lock, drafts)
  }
  await withPublishLock(desk, work, 0).catch((error: unknown) => {
    if (!(error instanceof CallError && error.errorCode === 'publish-busy')) throw error
  })
}

function dueDrafts({ db, now }: Desk) {
  return db
    .selectFrom('drafts')
    .selectAll()
    .where('publish_at', '<=', now())
    .orderBy('publish_at')
    .orderBy('record')
    .execute()
}

function orphanedJournal({ db, now }: Desk) {
  return db
    .selectFrom('publishing')
    .select('name')
    .where('journal', 'is not', null)
    .where((row) => isOver(row, now()))
    .executeTakeFirst()
}

/** Drafts that one person scheduled for the same time are published together. */
function groupBySchedule(drafts: readonly DraftTable[]): DraftTable[][] {
  return [...Map.groupBy(drafts, (draft) => `${draft.publish_at} ${draft.publish_by}`).values()]
}

async function publishTogether(desk: Desk, lock: PublishLock, drafts: readonly DraftTable[]): Promise<void> {
  const staff = await publisherOf(desk, drafts[0]?.publish_by ?? '')
  try {
    if (!staff) throw callError('forbidden', { message: 'The person who scheduled this may no longer publish' })
    await publishDrafts(desk, lock, { records: drafts, note: '', staff })
    const sender = senderWithoutRequest(desk.log)
    const details = `${drafts.length} records, as scheduled`
    await addSecurityEvent(desk, sender, { name: 'published', staff: staff.id, details })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    for (const draft of drafts) await storeProblem(desk, draft, error.message)
  }
}

async function publisherOf({ db }: Desk, id: string) {
  const staff = await db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst()
  return staff && !staff.blocked && mayDo(staff.role, 'publisher') ? staff : undefined
}

async function storeProblem(desk: Desk, { record, version }: DraftTable, problem: string): Promise<void> {
  await desk.db
    .updateTable('drafts')
    .set({ publish_at: null, publish_by: null, publish_problem: problem })
    .where('record', '=', record)
    .where('version', '=', version)
    .execute()
  await addAuditEntry(desk, { action: 'scheduled-publishing-failed', record, details: problem })
}

/** Checks regularly until stopped; stopping waits for a publication in progress. */
export function publishOnTime(desk: Desk, every = 2_000): () => Promise<void> {
  let running: Promise<void> | undefined
  const check = () => {
    running ??= publishDue(desk)
      .catch((err: unknown) => desk.log.warn({ err }, 'Scheduled drafts could not be published'))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(check, every)
  timer.unref()
  check()
  return async () => {
    clearInterval(timer)
    await running
  }
}
