import type { SportsCalls } from '../../../contract/calls/sports.ts'
import type { Database } from '../../../kernel/database/database.ts'

type Counted = SportsCalls['sports']['answer']['sports']

/** How many fixtures each sport and competition has. */
export async function countFixtures(db: Database): Promise<Counted> {
  const rows = await db
    .selectFrom('fixtures')
    .select(({ fn }) => ['sport', 'competition', 'state', fn.countAll().as('count')])
    .where('state', 'in', ['planned', 'live'])
    .groupBy(['sport', 'competition', 'state'])
    .execute()
  const countsOf = (some: typeof rows) => ({
    planned: sumOf(some.filter(({ state }) => state === 'planned')),
    live: sumOf(some.filter(({ state }) => state === 'live')),
  })
  return [...Map.groupBy(rows, ({ sport }) => sport)].map(([id, ofSport]) => ({
    id,
    ...countsOf(ofSport),
    competitions: [...Map.groupBy(ofSport, ({ competition }) => competition)].map(([competition, some]) => ({
      id: competition,
      ...countsOf(some),
    })),
  }))
}

const sumOf = (rows: readonly { readonly count: unknown }[]) => rows.reduce((sum, { count }) => sum + Number(count), 0)
