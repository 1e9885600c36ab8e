import type { MarketType } from '../../../contract/index.ts'
import type { Sportsbook } from '../sportsbook.ts'

type Records = ReturnType<Sportsbook['records']>

const known = new WeakMap<readonly MarketType[], ReadonlySet<string>>()

/** The market types that lists show: of each sport the first main one about the whole match, without a line. */
export function mainTypes({ sports, marketTypes }: Records): ReadonlySet<string> {
  const types = known.get(marketTypes) ?? new Set(sports.flatMap(({ id }) => mainTypeOf(marketTypes, id)?.id ?? []))
  known.set(marketTypes, types)
  return types
}

const mainTypeOf = (types: readonly MarketType[], sport: string) =>
  types
    .filter(
      ({ group, part, lines, sports }) => group === 'main' && part === 'match' && !lines && sports.includes(sport),
    )
    .toSorted((one, other) => one.order - other.order)[0]
