import type { RecordText } from '../../contract/index.ts'
import type { Database } from '../../kernel/database/database.ts'
import { momentOf } from '../moment.ts'
import { removed } from '../records/removed.ts'

/** The planned launches of a stretch of time in milliseconds, the next one first. */
export async function launchesWithin(db: Database, from: number, until: number) {
  const rows = await db
    .selectFrom('planned_changes')
    .innerJoin('staff', 'staff.id', 'planned_changes.planned_by')
    .select(['launch', 'record', 'publish_at', 'problem', 'staff.name'])
    .where('publish_at', '>=', from)
    .where('publish_at', '<', until)
    .orderBy('publish_at')
    .orderBy('record')
    .execute()
  return [...Map.groupBy(rows, ({ launch }) => launch)].flatMap(([id, changes]) =>
    changes.slice(0, 1).map(({ name, publish_at, problem }) => ({
      id,
      by: name,
      at: momentOf(publish_at),
      records: [...new Set(changes.map(({ record }) => record))],
      ...(problem !== null && { problem }),
    })),
  )
}

/** What planned launches will have changed at a moment: whole records and single texts, the latest of each. */
export async function plannedBy(db: Database, moment: number) {
  const rows = await db
    .selectFrom('planned_changes')
    .select(['record', 'text_id', 'text'])
    .where('publish_at', '<=', moment)
    .where('problem', 'is', null)
    .orderBy('publish_at')
    .execute()
  const latest = [...new Map(rows.map((row) => [`${row.record} ${row.text_id}`, row])).values()]
  const records = latest.filter(({ text_id }) => text_id === '')
  const texts = latest.filter(({ text_id }) => text_id !== '')
  return {
    records: records.map(({ record, text }): RecordText => ({ record, text: text ?? removed })),
    texts: texts.map(({ record, text_id: id, text }) => ({ record, id, text })),
  }
}
