import type { SportsCalls } from '../../../contract/calls/sports.ts'
import { type Acceptance, changeSince, isAccepted } from '../../../rules/slip/price-change.ts'
import { relatedLegs } from '../../../rules/slip/related-legs.ts'
import { callError } from '../errors.ts'
import type { MarketOffer } from '../offers/read-offers.ts'
import type { Asked } from './new-bet.ts'

type Leg = Asked['legs'][number]
type CheckedLeg = SportsCalls['check-slip']['answer']['legs'][number]

/** What a leg is worth now, and what has changed since the player saw its odds. */
export function checkLeg({ odds: seen }: Pick<Leg, 'odds'>, offered: MarketOffer | undefined): CheckedLeg {
  const change = changeSince(seen, offered?.offer)
  const odds = offered?.offer.odds
  return { ...(odds !== undefined && { odds }), ...(change && { change }), live: offered?.isLive === true }
}

/** Throws if outcomes depend on each other. */
export function requireUnrelated(legs: readonly Leg[]): void {
  const related = relatedLegs(legs)
  if (related.length > 0) throw callError('selections-related', { details: { related } })
}

/** The offers of all legs; throws if one of them is not what the player accepts. */
export function requireAccepted(
  legs: readonly Pick<Leg, 'odds'>[],
  offers: readonly (MarketOffer | undefined)[],
  accept: Acceptance,
): readonly MarketOffer[] {
  const found = legs.flatMap(({ odds }, place) => {
    const offered = offers[place]
    return offered && isAccepted(changeSince(odds, offered.offer), accept) ? [offered] : []
  })
  if (found.length === legs.length) return found
  throw callError('odds-changed', { details: { legs: legs.map((leg, place) => checkLeg(leg, offers[place])) } })
}
