import type { CurrencyCode } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'

export type CountedBets = { readonly currency: CurrencyCode; readonly bets: number; readonly staked: number }

/** How many bets wait for the results of each match, and what was staked with them. */
export async function countOpenBets(
  db: Database,
  fixtures: readonly string[],
): Promise<ReadonlyMap<string, readonly CountedBets[]>> {
  const rows = await db
    .selectFrom('bet_legs')
    .innerJoin('bets', 'bets.id', 'bet_legs.bet_id')
    .select(({ fn }) => [
      'bet_legs.fixture_id',
      'bets.currency',
      fn.countAll().as('bets'),
      fn.sum('bets.total').as('staked'),
    ])
    .where('bet_legs.fixture_id', 'in', ['', ...fixtures])
    .where('bet_legs.result_version', '=', 0)
    .where('bets.state', 'in', ['held', 'open'])
    .groupBy(['bet_legs.fixture_id', 'bets.currency'])
    .orderBy('bets.currency')
    .execute()
  const counted = rows.map(({ fixture_id, currency, bets, staked }) => ({
    fixture_id,
    counted: { currency: currency as CurrencyCode, bets: Number(bets), staked: Number(staked) },
  }))
  return new Map(
    [...Map.groupBy(counted, ({ fixture_id }) => fixture_id)].map(([id, some]) => [id, some.map((one) => one.counted)]),
  )
}
