import { countFixtures } from '../shown/count-fixtures.ts'
import { lineUpPage, resultsPage } from '../shown/fixture-pages.ts'
import { readFixture } from '../shown/read-fixture.ts'
import type { Handler } from '../sportsbook.ts'

export const fixtures: Handler<'fixtures'> = (sportsbook, { query }) => lineUpPage(sportsbook, query)

export const results: Handler<'results'> = (sportsbook, { query }) => resultsPage(sportsbook, query)

export const fixture: Handler<'fixture'> = (sportsbook, { params }) => readFixture(sportsbook, params.fixture)

/** The same for everybody, and many ask. */
export const sports: Handler<'sports'> = async ({ db }, { caller }) => {
  caller.setHeader('cache-control', 'public, max-age=5')
  return { sports: await countFixtures(db) }
}
