import type { Database } from '../../../kernel/database/database.ts'
import { inGroup } from '../../../kernel/database/in-group.ts'
import { isPostgres } from '../../../kernel/database/is-postgres.ts'
import { prepare } from '../../../kernel/database/prepare.ts'
import type { Log } from '../../../kernel/log.ts'
import { changeSince, isAccepted } from '../../../rules/slip/price-change.ts'
import { legsOf } from '../bets/find-bet.ts'
import { endHold } from '../bets/take-stake.ts'
import { type MarketOffer, readOffers } from '../offers/read-offers.ts'
import type { Sportsbook } from '../sportsbook.ts'
import type { StoredBet, StoredLeg } from '../tables.ts'

const most = 200

const findDue = prepare((db, { now }: { readonly now: number }) =>
  db
    .selectFrom('bets')
    .select('id')
    .where('state', '=', 'held')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most),
)

/**
 * Looks again at the odds of live bets whose delay is over, and accepts or refuses them. Any number of processes may do
 * it at once; bets of a process that died wait for the next one. Returns how many were decided.
 */
export async function decideHeld(sportsbook: Sportsbook, log?: Pick<Log, 'warn'>): Promise<number> {
  let decided = 0
  for (const { id } of await findDue(sportsbook.db, { now: sportsbook.now() })) {
    try {
      if (await inGroup(sportsbook.db, (transaction) => decide(sportsbook, transaction, id))) decided++
    } catch (err) {
      log?.warn({ err, bet: id }, 'A live bet could not be decided')
    }
  }
  return decided
}

async function decide(sportsbook: Sportsbook, db: Database, id: string): Promise<boolean> {
  const bet = await lockHeld(db, id)
  if (!bet) return false
  const legs = await legsOf(db, [id])
  const selections = legs.map((leg) => ({ fixture: leg.fixture_id, market: leg.market_id, outcome: leg.outcome }))
  const offers = await readOffers(db, selections, { now: sportsbook.now(), lock: true })
  const accepted = legs.every((leg, place) => isAccepted(changeSince(leg.odds, offers[place]?.offer), bet.accept))
  if (accepted) await takeOdds(db, legs, offers)
  await endHold(sportsbook, db, bet, accepted)
  const change = accepted ? { state: 'open' as const } : { state: 'refused' as const, settled_at: sportsbook.now() }
  await db.updateTable('bets').set(change).where('id', '=', id).execute()
  return true
}

/** Undefined if another process has decided it meanwhile. */
const lockHeld = (db: Database, id: string): Promise<StoredBet | undefined> =>
  db
    .selectFrom('bets')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'held')
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()

/** The odds of the acceptance are those that count. */
async function takeOdds(db: Database, legs: readonly StoredLeg[], offers: readonly (MarketOffer | undefined)[]) {
  for (const [place, { bet_id, number, market_version }] of legs.entries()) {
    const { version, offer } = offers[place] ?? {}
    if (version === undefined || offer?.odds === undefined || version === market_version) continue
    await db
      .updateTable('bet_legs')
      .set({ odds: offer.odds, market_version: version })
      .where('bet_id', '=', bet_id)
      .where('number', '=', number)
      .execute()
  }
}
