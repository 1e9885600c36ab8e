import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { SportsCalls } from '../../../contract/calls/sports.ts'
import type { FixtureState } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import type { Tables } from '../../../kernel/database/tables.ts'
import type { Sportsbook } from '../sportsbook.ts'
import type { StoredFixture } from '../tables.ts'
import { describeFixture } from './describe.ts'
import { mainTypes } from './main-types.ts'
import { type Found, findNames, isFound } from './search.ts'

type Page = SportsCalls['fixtures']['answer']

type Wanted = {
  readonly states: readonly FixtureState[]
  readonly order: 'asc' | 'desc'
  readonly sport?: string | undefined
  readonly competition?: string | undefined
  readonly search?: Found | undefined
  readonly until?: number | undefined
  readonly place?: string | undefined
  readonly size: number
}

const hour = 3_600_000

/** What can be bet on, by its start. Pages continue after a fixture, not after a number of them. */
export async function lineUpPage(
  sportsbook: Sportsbook,
  { state, hours, search, after, limit = '50', sport, competition }: SportsCalls['fixtures']['query'],
): Promise<Page> {
  const { db, records, now } = sportsbook
  const { rows, next } = await pageOf(db, {
    ...{ sport, competition, place: after, size: Number(limit), order: 'asc' },
    states: state ? [state] : ['planned', 'live'],
    until: hours === undefined ? undefined : now() + Number(hours) * hour,
    search: search === undefined ? undefined : findNames(sportsbook, search),
  })
  const markets = await mainMarketsOf(db, rows, [...mainTypes(records())])
  const ofFixture = Map.groupBy(markets, ({ fixture_id }) => fixture_id)
  return { fixtures: rows.map((row) => describeFixture(row, ofFixture.get(row.id) ?? [])), ...(next && { next }) }
}

/** What is over, the latest first. */
export async function resultsPage(
  { db }: Sportsbook,
  { before, limit = '50', sport, competition }: SportsCalls['results']['query'],
): Promise<Page> {
  const wanted = { sport, competition, place: before, size: Number(limit), order: 'desc' } as const
  const { rows, next } = await pageOf(db, { ...wanted, states: ['finished', 'abandoned'] })
  return { fixtures: rows.map((row) => describeFixture(row, [])), ...(next && { next }) }
}

async function pageOf(db: Database, wanted: Wanted) {
  const { states, order, size } = wanted
  const found = await db
    .selectFrom('fixtures')
    .selectAll()
    .where('state', 'in', states)
    .where(({ and }) => and(conditionsOf(wanted)))
    .orderBy('starts_at', order)
    .orderBy('id', order)
    .limit(size + 1)
    .execute()
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  return { rows, next: found.length > size && last ? `${last.starts_at}.${last.id}` : undefined }
}

function conditionsOf({ sport, competition, until, place, order, search }: Wanted): Expression<SqlBool>[] {
  const { eb, refTuple, tuple } = expressionBuilder<Tables, 'fixtures'>()
  const conditions: Expression<SqlBool>[] = []
  if (sport !== undefined) conditions.push(eb('sport', '=', sport))
  if (competition !== undefined) conditions.push(eb('competition', '=', competition))
  if (until !== undefined) conditions.push(eb('starts_at', '<', until))
  if (place !== undefined) {
    const { at, id } = placeIn(place)
    conditions.push(eb(refTuple('starts_at', 'id'), order === 'asc' ? '>' : '<', tuple(at, id)))
  }
  if (search) conditions.push(isFound(search))
  return conditions
}

/** The ids of fixtures contain dots. */
function placeIn(place: string) {
  const dot = place.indexOf('.')
  return { at: Number(place.slice(0, dot)), id: place.slice(dot + 1) }
}

async function mainMarketsOf(db: Database, fixtures: readonly StoredFixture[], types: readonly string[]) {
  if (fixtures.length === 0 || types.length === 0) return []
  return db
    .selectFrom('markets')
    .selectAll()
    .where(
      'fixture_id',
      'in',
      fixtures.map(({ id }) => id),
    )
    .where('type', 'in', types)
    .execute()
}
