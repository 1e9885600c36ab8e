import type { PlannedLaunch } from '../../contract/index.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { momentOf } from '../moment.ts'
import type { PlannedChangeTable } from '../tables.ts'

/** The changes that are due, launch by launch. */
export async function dueLaunches({ db, now }: Pick<Kernel, 'db' | 'now'>): Promise<PlannedChangeTable[][]> {
  const due = await db
    .selectFrom('planned_changes')
    .selectAll()
    .where('publish_at', '<=', now())
    .where('problem', 'is', null)
    .orderBy('publish_at')
    .orderBy('launch')
    .orderBy('record')
    .execute()
  return [...Map.groupBy(due, ({ launch }) => launch).values()]
}

export function changesOfLaunch(db: Database, launch: string): Promise<PlannedChangeTable[]> {
  return db.selectFrom('planned_changes').selectAll().where('launch', '=', launch).orderBy('record').execute()
}

/** The launches in which something of a record is planned, the next one first. */
export const launchesOf = (db: Database, record: string): Promise<PlannedLaunch[]> => launchesAmong(db, [{ record }])

/** A record, or some texts of a language. */
type Place = { readonly record: string; readonly texts?: readonly string[] }

/** The same of several places; the version is that of the first of their records in a launch. */
export async function launchesAmong(db: Database, places: readonly Place[]): Promise<PlannedLaunch[]> {
  const records = places.map(({ record }) => record)
  const ids = db
    .selectFrom('planned_changes')
    .select('launch')
    .where((row) =>
      row.or(
        places.map(({ record, texts }) =>
          row.and([row('record', '=', record), ...(texts ? [row('text_id', 'in', texts)] : [])]),
        ),
      ),
    )
  const rows = await db
    .selectFrom('planned_changes')
    .innerJoin('staff', 'staff.id', 'planned_changes.planned_by')
    .select(['launch', 'record', 'version', 'publish_at', 'problem', 'staff.name'])
    .where('launch', 'in', ids)
    .orderBy('publish_at')
    .orderBy('record')
    .execute()
  return [...Map.groupBy(rows, ({ launch }) => launch).values()].flatMap((changes) => {
    const own = changes.find(({ record }) => records.includes(record))
    return own ? [launchOf(own, [...new Set(changes.map(({ record }) => record))])] : []
  })
}

type Row = Pick<PlannedChangeTable, 'launch' | 'version' | 'publish_at' | 'problem'> & { readonly name: string }

const launchOf = ({ launch, name, publish_at, version, problem }: Row, records: string[]): PlannedLaunch => ({
  id: launch,
  by: name,
  publishAt: momentOf(publish_at),
  version,
  records,
  ...(problem !== null && { problem }),
})
