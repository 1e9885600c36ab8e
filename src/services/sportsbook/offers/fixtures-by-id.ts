import type { Fixture } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'

/** Matches by their ids, as far as they are still kept. */
export async function fixturesById(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Fixture>> {
  const rows = await db
    .selectFrom('fixtures')
    .select(['id', 'competition', 'sport', 'sides', 'starts_at', 'state'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ sides, starts_at, ...fixture }) => [
      fixture.id,
      { ...fixture, sides: JSON.parse(sides), starts_at: Math.floor(starts_at / 1000) },
    ]),
  )
}
