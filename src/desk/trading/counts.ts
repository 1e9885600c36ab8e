import type { CountedPart, Score } from '../../contract/index.ts'
import type { TradedMarket } from '../../services/sportsbook/staff-tools/read-match.ts'
import type { KnownMatch } from './known-match.ts'
import { countName } from './names.ts'

/** What the rules of the markets ask of a score: counts of parts. Races have none. */
export function countsOf({ score }: Pick<KnownMatch, 'score'>, markets: readonly TradedMarket[]): CountedPart[] {
  const { counts, finished }: Score = JSON.parse(score)
  const asked = new Map(
    markets.flatMap(({ market: { part }, rule }) =>
      rule && 'unit' in rule ? [[`${part}.${rule.unit}`, { part, unit: rule.unit }] as const] : [],
    ),
  )
  return [...asked]
    .map(([key, { part, unit }]) => {
      const [home = 0, away = 0] = counts[key] ?? []
      return { key, part, name: countName(part, unit), counts: [home, away], finished: finished.includes(part) }
    })
    .toSorted((one, other) => Number(other.part === 'match') - Number(one.part === 'match'))
}
