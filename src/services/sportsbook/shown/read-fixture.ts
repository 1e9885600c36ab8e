import type { SportsCalls } from '../../../contract/calls/sports.ts'
import type { Fixture } from '../../../contract/index.ts'
import { callError } from '../errors.ts'
import type { Sportsbook } from '../sportsbook.ts'
import { describeFixture } from './describe.ts'

type Line = Pick<Sportsbook, 'db'>

/** A fixture with all its markets. */
export async function readFixture(line: Line, id: string): Promise<SportsCalls['fixture']['answer']> {
  const fixture = await findFixture(line, id)
  if (!fixture) throw callError('unknown-fixture')
  return { fixture }
}

export async function findFixture({ db }: Line, id: string): Promise<Fixture | undefined> {
  const fixture = await db.selectFrom('fixtures').selectAll().where('id', '=', id).executeTakeFirst()
  if (!fixture) return undefined
  const markets = await db.selectFrom('markets').selectAll().where('fixture_id', '=', id).orderBy('id').execute()
  return describeFixture(fixture, markets)
}
