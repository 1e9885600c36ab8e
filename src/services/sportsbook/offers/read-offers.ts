import type { Database } from '../../../kernel/database/database.ts'
import { isPostgres } from '../../../kernel/database/is-postgres.ts'
import type { Offer } from '../../../rules/slip/price-change.ts'
import type { Selection } from '../../../rules/slip/related-legs.ts'
import { offeredState } from '../shown/describe.ts'

/** A market as it is at this moment, and what it offers for one of its outcomes. */
export type MarketOffer = Awaited<ReturnType<typeof marketsOf>>[number] & {
  readonly offer: Offer
  readonly isLive: boolean
}

type Reading = {
  readonly now: number
  /** Whether no market may change until the transaction ends: a suspension waits for the bet, or the bet for it. */
  readonly lock?: boolean
}

/** What is offered for each selection, in their order; undefined where there is no such market. */
export async function readOffers(
  db: Database,
  selections: readonly Selection[],
  reading: Reading,
): Promise<readonly (MarketOffer | undefined)[]> {
  const markets = await marketsOf(db, selections, reading)
  return selections.map(({ fixture, market, outcome }) => {
    const found = markets.find(({ fixture_id, id }) => fixture_id === fixture && id === market)
    return found && { ...found, offer: offerOf(found, outcome, reading.now), isLive: found.fixture_state === 'live' }
  })
}

/** Locked in one order, so that bets never wait for each other in a circle. */
function marketsOf(db: Database, selections: readonly Selection[], { lock }: Reading) {
  return db
    .selectFrom('markets')
    .innerJoin('fixtures', 'fixtures.id', 'markets.fixture_id')
    .select(['markets.fixture_id', 'markets.id', 'markets.type', 'markets.part', 'markets.line'])
    .select(['markets.version', 'markets.state', 'markets.stopped', 'markets.odds'])
    .select(['fixtures.state as fixture_state', 'fixtures.starts_at', 'fixtures.limited'])
    .where(({ or, and, eb }) =>
      or(
        selections.map(({ fixture, market }) =>
          and([eb('markets.fixture_id', '=', fixture), eb('markets.id', '=', market)]),
        ),
      ),
    )
    .orderBy('markets.fixture_id')
    .orderBy('markets.id')
    .$if(lock === true && isPostgres(db), (query) => query.forShare('markets'))
    .execute()
}

type Found = Awaited<ReturnType<typeof marketsOf>>[number]

function offerOf({ odds, fixture_state, starts_at, ...market }: Found, outcome: string, now: number): Offer {
  const state = offeredState(market)
  const all: Readonly<Record<string, number>> = JSON.parse(odds)
  const known = Object.hasOwn(all, outcome) ? all[outcome] : undefined
  if (fixture_state === 'finished' || fixture_state === 'abandoned') return { state: 'closed', odds: known }
  // The match has begun, and the feed has not said so yet.
  if (fixture_state === 'planned' && starts_at <= now && state === 'open') return { state: 'suspended', odds: known }
  return { state, odds: known }
}
