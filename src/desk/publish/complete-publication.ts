import { newId } from '../../kernel/secrets.ts'
import { addAuditEntry } from '../audit/audit.ts'
import type { Desk } from '../desk.ts'
import type { Journal } from '../history/journal.ts'
import { latestVersion, unknownAuthor } from '../history/track-file-change.ts'
import { revisionOfText } from '../records/revision.ts'
import type { PublishLock } from './lock.ts'

/** In one transaction: adds versions to the history, deletes the drafts and clears the journal. Requires the lock. */
export async function completePublication(
  desk: Pick<Desk, 'db' | 'now'>,
  lock: PublishLock,
  journal: Journal,
): Promise<void> {
  const { changes, note, reach, staffId } = journal
  const staff = await desk.db.selectFrom('staff').select('name').where('id', '=', staffId).executeTakeFirst()
  await desk.db.transaction().execute(async (db) => {
    const context = { ...desk, db }
    await lock.note(null, db)
    for (const { record, version, before, after } of changes) {
      const author = staff?.name ?? unknownAuthor
      if (before !== after) await addVersion(context, { record, text: after, note, author, reach })
      await db.deleteFrom('drafts').where('record', '=', record).where('version', '=', version).execute()
      await addAuditEntry(context, { staff: { id: staffId }, action: 'publish', record, details: note })
    }
  })
}

type Version = Pick<Journal, 'note' | 'reach'> & {
  readonly record: string
  readonly text: string
  readonly author: string
}

async function addVersion(
  desk: Pick<Desk, 'db' | 'now'>,
  { record, text, note, author, reach }: Version,
): Promise<void> {
  const latest = await latestVersion(desk, record)
  const at = Math.max(desk.now(), (latest?.at ?? 0) + 1)
  await desk.db
    .insertInto('record_versions')
    .values({ id: newId(), record, revision: revisionOfText(text), text, author, at, note, ...reach })
    .execute()
}
