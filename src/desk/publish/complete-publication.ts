import { recordKind } from '../../contract/index.ts'
import type { Database } from '../../kernel/database/database.ts'
import { newId } from '../../kernel/secrets.ts'
import type { Desk } from '../desk.ts'
import { settleDraft } from '../drafts/drafts.ts'
import { followRename } from '../history/follow-rename.ts'
import type { Journal } from '../history/journal.ts'
import { latestVersion, unknownAuthor } from '../history/track-file-change.ts'
import type { LaunchNews } from '../launches/launch-notice.ts'
import { tellPlanners } from '../launches/tell-planners.ts'
import { revisionOfText } from '../records/revision.ts'
import type { PlannedChangeTable } from '../tables.ts'
import type { PublishLock } from './lock.ts'
import { addEntries, addPublication } from './note-publication.ts'
import { wordedRecords } from './worded-records.ts'

/**
 * In one transaction: adds versions to the history, settles the drafts and plans, and clears the journal. Then tells
 * those whose plans these were. Requires the lock.
 */
export async function completePublication(desk: Desk, lock: PublishLock, journal: Journal): Promise<void> {
  const { staffId, launch, rename } = journal
  // What has another name now has no version with the former one.
  const changes = journal.changes.filter(({ record }) => record !== rename?.from)
  const staff = await desk.db.selectFrom('staff').select('name').where('id', '=', staffId).executeTakeFirst()
  const author = staff?.name ?? unknownAuthor
  const worded = await wordedRecords(desk, changes)
  const planned = await desk.db.transaction().execute(async (db) => {
    const context = { ...desk, db }
    await lock.note(null, db)
    if (rename) await followRename(db, rename)
    for (const change of changes) {
      const { record, before, after } = change
      if (before !== after) await addVersion(context, journal, { record, text: after, author })
      await settleDraft(db, change)
    }
    for (const { record, text } of worded) {
      await addVersion(context, journal, { record, text, author })
      await settleDraft(db, { record, version: 0, after: text })
    }
    await addPublication(context, journal, author)
    await addEntries(context, journal, changes)
    if (launch) return takeLaunch(db, launch.id)
    return takePlansOf(
      db,
      // A new name publishes nothing that was planned.
      rename ? changes.filter(({ record }) => recordKind(record) === 'redirect') : changes,
    )
  })
  const news: LaunchNews = launch
    ? { kind: 'launched', at: desk.now() }
    : { kind: 'superseded', by: { id: staffId, name: author } }
  await tellPlanners(desk, planned, news)
}

const takeLaunch = (db: Database, id: string) =>
  db.deleteFrom('planned_changes').where('launch', '=', id).returningAll().execute()

/** What is published now takes the place of what was planned. */
async function takePlansOf(db: Database, changes: Journal['changes']): Promise<PlannedChangeTable[]> {
  const taken: PlannedChangeTable[] = []
  for (const { record, texts } of changes) {
    const plans = db.deleteFrom('planned_changes').where('record', '=', record)
    const chosen = texts ? plans.where('text_id', 'in', texts) : plans
    taken.push(...(await chosen.returningAll().execute()))
  }
  return taken
}

type Version = {
  readonly record: string
  readonly text: string
  readonly author: string
}

async function addVersion(
  desk: Pick<Desk, 'db' | 'now'>,
  { note, reach, publication }: Journal,
  { record, text, author }: Version,
): Promise<void> {
  const latest = await latestVersion(desk, record)
  const at = Math.max(desk.now(), (latest?.at ?? 0) + 1)
  await desk.db
    .insertInto('record_versions')
    .values({
      id: newId(),
      record,
      revision: revisionOfText(text),
      text,
      author,
      at,
      note,
      ...reach,
      publication: publication?.id ?? null,
    })
    .execute()
}
