import type { BetState } from '../../../contract/index.ts'
import { factorOf } from '../../../rules/odds/factor.ts'
import { payoutOf } from '../../../rules/odds/payout.ts'
import type { Share } from '../../../rules/settlement/share.ts'
import type { Sportsbook } from '../sportsbook.ts'
import type { StoredBet, StoredLeg } from '../tables.ts'
import { agreedTerms } from './terms.ts'

export const shareOf = ({ share }: Pick<StoredLeg, 'share'>): Share | undefined =>
  share === null ? undefined : JSON.parse(share)

/** A leg that has ended. */
export type EndedLeg = StoredLeg & { readonly ended: Share }

/** The legs of a bet if all of them have ended. */
export function endedLegs(legs: readonly StoredLeg[]): readonly EndedLeg[] | undefined {
  const ended = legs.flatMap((leg) => {
    const share = shareOf(leg)
    return share ? [{ ...leg, ended: share }] : []
  })
  return ended.length === legs.length ? ended : undefined
}

/** What a bet pays whose legs have all ended. */
export const payoutOfEnded = (parts: Pick<Sportsbook, 'records'>, bet: StoredBet, legs: readonly EndedLeg[]): number =>
  payoutOf(
    agreedTerms(parts, bet),
    legs.map(({ ended, odds }) => factorOf(ended, odds)),
  )

/** A bet has won if it pays more than was staked, and is returned if it pays just that. */
export function stateOfPayout(payout: number, { total }: Pick<StoredBet, 'total'>): BetState {
  if (payout === total) return 'returned'
  return payout > total ? 'won' : 'lost'
}
