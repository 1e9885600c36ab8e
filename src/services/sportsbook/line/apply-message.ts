import type { ToldMarket } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { inTurn } from '../../../kernel/database/in-turn.ts'
import { type Market, marketId } from '../../../rules/settlement/market.ts'
import type { Sportsbook } from '../sportsbook.ts'
import type { StoredMarket } from '../tables.ts'
import { noteChange } from './changes.ts'
import { type FixtureMessage, type FixtureRow, fixtureAfter } from './fixture-after.ts'
import { clockIn, knownParts } from './known-parts.ts'
import { type Changing, marketAfter } from './market-after.ts'
import type { Told } from './told.ts'

/** One at a time changes the line, so that its changes are numbered in the order in which others see them. */
export const lineTurn = 'sports line'

/** Writes what a feed tells about a fixture. Messages that are not newer than what is known change nothing. */
export function applyMessage(sportsbook: Sportsbook, message: FixtureMessage): Promise<Told> {
  return inTurn(sportsbook.db, lineTurn, async (db) => {
    const known = await db.selectFrom('fixtures').selectAll().where('id', '=', message.fixture).executeTakeFirst()
    if (known && message.version <= known.version) return 'old'
    const after = fixtureAfter(known, message)
    if (!after) return 'image-wanted'
    const parts = knownParts(sportsbook, after.sport)
    const fixture = { ...after, clock: JSON.stringify(clockIn(parts, JSON.parse(after.clock))) }
    await writeFixture(db, { ...fixture, updated_at: sportsbook.now() })
    const markets = await changedMarkets(sportsbook, db, { fixture, parts }, message)
    if (markets.length > 0) await writeMarkets(db, markets)
    await noteChange(sportsbook, db, { before: known, fixture, markets })
    return 'applied'
  })
}

async function writeFixture(db: Database, fixture: FixtureRow & { readonly updated_at: number }): Promise<void> {
  const { id, ...changing } = fixture
  await db
    .insertInto('fixtures')
    .values({ id, ...changing })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
    .execute()
}

async function changedMarkets(
  { records, now }: Sportsbook,
  db: Database,
  { fixture, parts }: { readonly fixture: FixtureRow; readonly parts: ReadonlySet<string> },
  message: FixtureMessage,
): Promise<readonly StoredMarket[]> {
  const types = new Map(records().marketTypes.map((type) => [type.id as string, type]))
  const told = new Map(toldIn(message).map((market) => [marketId(asMarket(market)), market]))
  const situation = {
    state: fixture.state,
    score: JSON.parse(fixture.score),
    sides: JSON.parse(fixture.sides),
    isTold: fixture.ended_by_hand === 0,
    suspendsOthers: message.kind !== 'delta' && message.kind !== 'clock',
  }
  const stored = await db.selectFrom('markets').selectAll().where('fixture_id', '=', fixture.id).execute()
  const names = new Set(stored.map(({ id }) => id))
  const added = [...told].flatMap(([id, market]) =>
    !names.has(id) && market.state === 'open' && types.has(market.type) && parts.has(market.part)
      ? [newMarket(fixture, id, market)]
      : [],
  )
  return [...stored, ...added].flatMap((market) => {
    const after = marketAfter(market, told.get(market.id), types.get(market.type), situation)
    return isSame(market, after) ? [] : [changed(market, after, now())]
  })
}

const toldIn = (message: FixtureMessage): readonly ToldMarket[] =>
  message.kind === 'image' || message.kind === 'delta' ? (message.markets ?? []) : []

const asMarket = ({ type, part, line }: ToldMarket): Market => ({ type, part, ...(line !== undefined && { line }) })

const newMarket = (
  { id: fixture_id, stopped }: FixtureRow,
  id: string,
  { type, part, line }: ToldMarket,
): StoredMarket => ({
  ...{ fixture_id, id, type, part, stopped, line: line ?? null },
  ...{ state: 'suspended', odds: '{}', version: 0, result: null, result_version: 0, settled_version: 0, changed_at: 0 },
  ...{ by_hand: 0, told_result: null, hand_score: null },
})

const isSame = (market: Changing, after: Changing) =>
  market.state === after.state &&
  market.odds === after.odds &&
  market.result === after.result &&
  market.told_result === after.told_result

const changed = (market: StoredMarket, after: Changing, now: number): StoredMarket => ({
  ...market,
  ...after,
  version: market.version + 1,
  result_version: market.result_version + (market.result === after.result ? 0 : 1),
  changed_at: now,
})

async function writeMarkets(db: Database, markets: readonly StoredMarket[]): Promise<void> {
  await db
    .insertInto('markets')
    .values(markets)
    .onConflict((conflict) =>
      conflict.columns(['fixture_id', 'id']).doUpdateSet(({ ref }) => ({
        state: ref('excluded.state'),
        odds: ref('excluded.odds'),
        version: ref('excluded.version'),
        result: ref('excluded.result'),
        result_version: ref('excluded.result_version'),
        told_result: ref('excluded.told_result'),
        changed_at: ref('excluded.changed_at'),
      })),
    )
    .execute()
}
