import type { SportsCalls } from '../../../contract/calls/sports.ts'
import { callError } from '../errors.ts'
import type { Sportsbook } from '../sportsbook.ts'
import { describeFixture } from './describe.ts'

/** A fixture with all its markets. */
export async function readFixture(
  { db }: Pick<Sportsbook, 'db'>,
  id: string,
): Promise<SportsCalls['fixture']['answer']> {
  const fixture = await db.selectFrom('fixtures').selectAll().where('id', '=', id).executeTakeFirst()
  if (!fixture) throw callError('unknown-fixture')
  const markets = await db.selectFrom('markets').selectAll().where('fixture_id', '=', id).orderBy('id').execute()
  return { fixture: describeFixture(fixture, markets) }
}
