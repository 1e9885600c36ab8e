import type { Handler } from '../sportsbook.ts'

export const fixtures: Handler<'fixtures'> = async ({ db }, { query: { sport } }) => {
  const rows = await db
    .selectFrom('fixtures')
    .select(['id', 'competition', 'sport', 'sides', 'starts_at', 'state'])
    .where('state', 'in', ['planned', 'live'])
    .$if(sport !== undefined, (all) => all.where('sport', '=', sport ?? ''))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(100)
    .execute()
  return {
    fixtures: rows.map(({ sides, starts_at, ...fixture }) => ({
      ...fixture,
      sides: JSON.parse(sides),
      starts_at: Math.floor(starts_at / 1000),
    })),
  }
}
