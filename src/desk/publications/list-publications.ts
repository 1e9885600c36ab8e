import { sql } from 'kysely'
import type { Publication } from '../../contract/index.ts'
import type { Database } from '../../kernel/database/database.ts'
import { momentOf } from '../moment.ts'

const most = 50

/** What was published, newest first, after the last one that is known. */
export async function listPublications(db: Database, before: string | undefined): Promise<Publication[]> {
  const known = before ? await placeOf(db, before) : undefined
  let found = publicationsIn(db).orderBy('at', 'desc').orderBy('id', 'desc').limit(most)
  if (known)
    found = found.where((row) =>
      row.or([row('at', '<', known.at), row.and([row('at', '=', known.at), row('id', '<', known.id)])]),
    )
  return (await found.execute()).map(described)
}

/** These publications, by their ids. */
export async function findPublications(db: Database, ids: readonly string[]): Promise<Map<string, Publication>> {
  if (ids.length === 0) return new Map()
  const rows = await publicationsIn(db)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, described(row)]))
}

const placeOf = (db: Database, id: string) =>
  db.selectFrom('publications').select(['id', 'at']).where('id', '=', id).executeTakeFirst()

/** People look for the landing. */
const landingsFirst = sql`case when record like 'landings/%' then 0 when record like 'locales/%' then 2 else 1 end`

const publicationsIn = (db: Database) =>
  db
    .selectFrom('publications')
    .selectAll()
    .select(
      sql<
        string | null
      >`(select record from record_versions where publication = publications.id order by ${landingsFirst}, record limit 1)`.as(
        'first',
      ),
    )
    .select(
      sql<number | null>`(select max(at) from publications as later where later.reverts = publications.id)`.as(
        'reverted_at',
      ),
    )

type Row = Awaited<ReturnType<ReturnType<typeof publicationsIn>['execute']>>[number]

const described = ({ id, at, author, act, note, records, first, reverts, reverted_at }: Row): Publication => ({
  id,
  at: momentOf(at),
  by: author,
  act,
  note,
  records,
  first: first ?? 'site.json',
  ...(reverts !== null && { reverts }),
  ...(reverted_at !== null && { revertedAt: momentOf(Number(reverted_at)) }),
})
