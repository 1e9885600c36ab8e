import { lastChange } from '../../../kernel/stream/note-changes.ts'
import type { LineMoment, WantedLine } from '../../../rules/main-site/line-moment.ts'
import type { Sportsbook } from '../sportsbook.ts'
import { countFixtures } from './count-fixtures.ts'
import { lineUpPage, resultsPage } from './fixture-pages.ts'
import { findFixture } from './read-fixture.ts'

/** So many fixtures a page lists. */
const listed = '30'

/** What the line has for a page of the main site; undefined if there is no such fixture. */
export async function readLineMoment(sportsbook: Sportsbook, wanted: WantedLine): Promise<LineMoment | undefined> {
  // Read first: what changes in the meantime is told to viewers once more.
  const seen = await lastChange(sportsbook.db)
  const { fixtures, next } = await fixturesOf(sportsbook, wanted)
  if (!fixtures) return undefined
  return { seen, sports: await countFixtures(sportsbook.db), fixtures, ...(next && { next }) }
}

async function fixturesOf(sportsbook: Sportsbook, { screen, place, query }: WantedLine) {
  const { fixture, ...within } = place
  if (fixture !== undefined) {
    const found = await findFixture(sportsbook, fixture)
    return { fixtures: found && [found], next: undefined }
  }
  const { after, ...chosen } = query
  if (screen === 'results')
    return resultsPage(sportsbook, { ...within, ...(after && { before: after }), limit: listed })
  const state = ({ line: 'planned', live: 'live', sports: undefined } as const)[screen]
  return lineUpPage(sportsbook, {
    ...within,
    ...chosen,
    ...(state && { state }),
    ...(after && { after }),
    limit: listed,
  })
}
