import type { Database } from '../../../kernel/database/database.ts'
import { noteChanges } from '../../../kernel/stream/note-changes.ts'
import { describeMarket, describeScore } from '../shown/describe.ts'
import { mainTypes } from '../shown/main-types.ts'
import type { Sportsbook } from '../sportsbook.ts'
import type { StoredMarket } from '../tables.ts'
import type { FixtureRow } from './fixture-after.ts'

type Change = {
  readonly before: FixtureRow | undefined
  readonly fixture: FixtureRow
  readonly markets: readonly StoredMarket[]
}

/** Notes for viewers what has changed; for those of lists, only what lists show. */
export async function noteChange(
  { now, records }: Sportsbook,
  db: Database,
  { before, fixture, markets }: Change,
): Promise<void> {
  const isSeen = before?.state !== fixture.state || before.score !== fixture.score || before.clock !== fixture.clock
  if (!isSeen && markets.length === 0) return
  const types = mainTypes(records())
  const main = markets.filter(({ type }) => types.has(type))
  const say = (shown: readonly StoredMarket[]) =>
    JSON.stringify({
      ...{ fixture: fixture.id, competition: fixture.competition, sport: fixture.sport, state: fixture.state },
      score: describeScore(fixture.score),
      clock: JSON.parse(fixture.clock),
      markets: shown.map(describeMarket),
    })
  const outline = isSeen || main.length > 0 ? { topic: `sport:${fixture.sport}`, change: say(main) } : undefined
  await noteChanges({ now }, db, [{ topic: `fixture:${fixture.id}`, change: say(markets), outline }])
}
