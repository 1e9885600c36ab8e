import { outcomesOf } from '../../../rules/settlement/outcomes-of.ts'
import type { Sportsbook } from '../sportsbook.ts'
import type { StoredFixture, StoredMarket } from '../tables.ts'

/** What can be bet on in a market: what its rule says, and whatever it offers besides. */
export function outcomesIn(
  { records }: Pick<Sportsbook, 'records'>,
  { sides }: Pick<StoredFixture, 'sides'>,
  { type, odds }: Pick<StoredMarket, 'type' | 'odds'>,
): readonly string[] {
  const rule = records().marketTypes.find(({ id }) => id === type)?.rule
  return [...new Set([...(rule ? outcomesOf(rule, JSON.parse(sides)) : []), ...Object.keys(JSON.parse(odds))])]
}
