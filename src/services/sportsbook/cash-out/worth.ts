import type { SportsCalls } from '../../../contract/calls/sports.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { type Factor, factorOf } from '../../../rules/odds/factor.ts'
import { payoutOf } from '../../../rules/odds/payout.ts'
import { shareOf } from '../bets/ended-legs.ts'
import { legsOf } from '../bets/find-bet.ts'
import { agreedTerms, termsFor } from '../bets/terms.ts'
import { callError } from '../errors.ts'
import { type MarketOffer, readOffers } from '../offers/read-offers.ts'
import type { Bettor, Sportsbook } from '../sportsbook.ts'
import type { StoredBet, StoredLeg } from '../tables.ts'

type Worth = SportsCalls['cash-out-offer']['answer']['offer']
type Leg = Worth['legs'][number]

type Selling = {
  readonly bettor: Bettor
  readonly bet: StoredBet
  /** Whether no market may change until the transaction ends. */
  readonly lock?: boolean
}

/** What a bet can be sold for at this moment. Throws if it cannot be sold. */
export async function worthOf(
  sportsbook: Sportsbook,
  db: Database,
  { bettor, bet, lock = false }: Selling,
): Promise<Worth> {
  // Of a free bet, only what it wins is the player's.
  if (bet.state !== 'open' || bet.balance === 'free') throw callError('cash-out-closed')
  const stored = await legsOf(db, [bet.id])
  const selections = stored.map((leg) => ({ fixture: leg.fixture_id, market: leg.market_id, outcome: leg.outcome }))
  const offers = await readOffers(db, selections, { now: sportsbook.now(), lock })
  const legs = stored.map((leg, place) => legOf(leg, offers[place]))
  const { cashOutMargin: margin } = termsFor(sportsbook, bettor)
  const kept = { numerator: 1000n - BigInt(margin), denominator: 1000n }
  const value = payoutOf(agreedTerms(sportsbook, bet), legs.map(factorOfLeg), kept)
  if (value === 0) throw callError('cash-out-closed')
  return { value, margin, legs }
}

/** A leg of the formula; throws if it is open but nothing is offered for it. */
function legOf(stored: StoredLeg, offered: MarketOffer | undefined): Leg {
  const { odds } = stored
  const share = shareOf(stored)
  if (share) return { odds, share }
  const { state, odds: now } = offered?.offer ?? {}
  if (state !== 'open' || now === undefined) throw callError('cash-out-closed')
  return { odds, now }
}

const factorOfLeg = ({ odds, now, share }: Leg): Factor =>
  share ? factorOf(share, odds) : { numerator: BigInt(odds), denominator: BigInt(now ?? odds) }
