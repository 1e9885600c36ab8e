import type { Database } from '../../kernel/database/database.ts'
import type { Handler } from '../desk.ts'
import { namesFor, reviewColumns, reviewOf } from '../drafts/requested-review.ts'
import { trackFileChange } from '../history/track-file-change.ts'
import { launchesOf } from '../launches/launches.ts'
import { momentOf } from '../moment.ts'
import { revisionOfText } from '../records/revision.ts'

/** Who is silent for so long is gone. */
const presenceTimeout = 15_000

export const presence: Handler<'presence'> = async (desk, { body: { record }, staff }) => {
  const { db, now } = desk
  const moment = now()
  await db
    .deleteFrom('presence')
    .where('seen_at', '<', moment - presenceTimeout)
    .execute()
  await db
    .insertInto('presence')
    .values({ staff_id: staff.id, record, since: moment, seen_at: moment })
    .onConflict((conflict) => conflict.columns(['staff_id', 'record']).doUpdateSet({ seen_at: moment }))
    .execute()
  const others = await db
    .selectFrom('presence')
    .innerJoin('staff', 'staff.id', 'presence.staff_id')
    .select(['name', 'since'])
    .where('record', '=', record)
    .where('staff_id', '!=', staff.id)
    .orderBy('since')
    .execute()
  const draft = await db
    .selectFrom('drafts')
    .select(['version', 'saved_by', ...reviewColumns])
    .where('record', '=', record)
    .executeTakeFirst()
  const file = await trackFileChange(desk, record)
  return {
    others: others.map(({ name, since }) => ({ name, since: momentOf(since) })),
    draftVersion: draft?.version ?? 0,
    publishedRevision: file?.revision ?? '',
    draftedTexts: revisionOfText(JSON.stringify(await draftedTexts(db))),
    launches: await launchesOf(db, record),
    review: draft ? reviewOf(draft, await namesFor(db, [draft])) : null,
  }
}

const draftedTexts = (db: Database) =>
  db.selectFrom('drafts').select(['record', 'version']).where('record', 'like', 'locales/%').orderBy('record').execute()
