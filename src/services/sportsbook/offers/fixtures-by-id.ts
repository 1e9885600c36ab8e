import type { Fixture } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { describeFixture } from '../shown/describe.ts'

/** Matches by their ids, as far as they are still kept, without their markets. */
export async function fixturesById(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Fixture>> {
  const rows = await db.selectFrom('fixtures').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((fixture) => [fixture.id, describeFixture(fixture, [])]))
}
