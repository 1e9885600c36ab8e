import type { DocumentKind } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { askedIn } from '../checks/arrive.ts'
import { documentsOf } from '../checks/find-verification.ts'
import type { Verification } from '../tables.ts'

export const findVerification = (db: Database, id: string): Promise<Verification | undefined> =>
  db.selectFrom('verifications').selectAll().where('id', '=', id).executeTakeFirst()

/** In the order in which they were asked for. */
export async function documentsFor(db: Database, verification: Verification) {
  const asked = askedIn(verification)
  const place = ({ kind }: { readonly kind: DocumentKind }) => asked.indexOf(kind)
  return (await documentsOf(db, verification.id)).toSorted((one, other) => place(one) - place(other))
}

/** How many documents each check has. */
export async function countDocuments(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('verification_documents')
    .select(({ fn }) => ['verification_id', fn.countAll<number>().as('count')])
    .where('verification_id', 'in', ids)
    .groupBy('verification_id')
    .execute()
  return new Map(rows.map(({ verification_id, count }) => [verification_id, Number(count)]))
}

export const askedCount = (verification: Verification): number => askedIn(verification).length

/** What the staff did about a check, oldest first. */
export const actsOf = (db: Database, id: string) =>
  db
    .selectFrom('verification_acts')
    .select(['id', 'at', 'staff_id', 'act', 'reason', 'note'])
    .where('verification_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()

/** The newest other checks of a player. */
export const othersOf = (db: Database, { account_id, id }: Verification): Promise<Verification[]> =>
  db
    .selectFrom('verifications')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('id', '<>', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
