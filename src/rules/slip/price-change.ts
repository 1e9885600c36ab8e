/** Which other odds than those that the player saw are accepted. */
export type Acceptance = 'any' | 'better' | 'none'

/** What a market offers at this moment. */
export type Offer = {
  readonly state: 'open' | 'suspended' | 'closed'
  /** In thousandths; undefined if there is no such outcome. */
  readonly odds: number | undefined
}

export type PriceChange = 'up' | 'down' | 'suspended' | 'closed' | 'unknown'

/** What has changed since the player saw these odds. */
export function changeSince(seen: number, offer: Offer | undefined): PriceChange | undefined {
  if (offer?.odds === undefined) return 'unknown'
  if (offer.state !== 'open') return offer.state
  if (offer.odds === seen) return undefined
  return offer.odds > seen ? 'up' : 'down'
}

/** Whether a bet can be placed in spite of what has changed. */
export function isAccepted(change: PriceChange | undefined, accept: Acceptance): boolean {
  if (change === undefined) return true
  if (change === 'up') return accept !== 'none'
  return change === 'down' && accept === 'any'
}
