import { readAmount } from '../../../rules/main-site/read-amount.ts'
import { digitsOf } from '../../../rules/minor-units.ts'
import { isAccepted } from '../../../rules/slip/price-change.ts'
import { relatedLegs } from '../../../rules/slip/related-legs.ts'
import { usePageBasics } from '../../../ui/page-basics.ts'
import { useSitePage } from '../../page/page.ts'
import { useVisitor } from '../../page/player.ts'
import type { PlayBalanceHere } from '../../player/use-play-balance.ts'
import { plannedBets, sizeOf } from '../store/planned-bets.ts'
import type { Slip } from '../store/read-slip.ts'
import { keyOf, type Selection } from '../store/selection.ts'
import { type LegStanding, standingOf } from './leg-standing.ts'
import { type Sums, sumsOf } from './sums-of.ts'
import type { Checked } from './use-checked.ts'

export type ReckonedLeg = LegStanding & {
  readonly selection: Selection
  /** The reason why it cannot be in one bet with an earlier one, and which that is. */
  readonly related?: { readonly reason: 'same-market' | 'same-fixture'; readonly to: Selection }
}

export type Reckoned = Sums & {
  readonly currency: string
  readonly legs: readonly ReckonedLeg[]
  /** In minor units; undefined if none was typed. */
  readonly stake: number | undefined
  /** Whether odds are other than the player saw and accepts. */
  readonly hasChanged: boolean
  /** Whether a leg prevents every bet that it is part of. */
  readonly isBlocked: boolean
}

/** The slip with what follows from the odds of now. */
export function useSlipSums(slip: Slip, checked: Checked | undefined, playing: PlayBalanceHere): Reckoned {
  const { numbers, currencies } = usePageBasics()
  const { currency: ofMarket } = useSitePage()
  const visitor = useVisitor()
  const currency = visitor.kind === 'player' ? visitor.player.currency : ofMarket
  const freeStake = playing.chosen === 'free' ? playing.free?.stake : undefined
  const stake = freeStake ?? readAmount(slip.stake, numbers)
  const legs = legsOf(slip, checked)
  const oddsOf = new Map(legs.map(({ selection, odds }) => [keyOf(selection), odds]))
  const bets = plannedBets(slip).map(({ selections, size }) => ({
    odds: selections.map((one) => oddsOf.get(keyOf(one)) ?? one.odds),
    size,
  }))
  const refused = legs.filter(({ change }) => !isAccepted(change, slip.accept))
  const sums = sumsOf(bets, { stake, limits: checked?.limits, digits: digitsOf(currencies, currency) })
  return {
    ...sums,
    // A free stake is not paid back with what it wins.
    win: freeStake === undefined || sums.win === undefined ? sums.win : sums.win - sums.total,
    currency,
    legs,
    stake,
    hasChanged: refused.some(({ change }) => change === 'up' || change === 'down'),
    isBlocked:
      legs.some(({ related }) => related) ||
      refused.some(({ change }) => change === 'suspended' || change === 'closed' || change === 'unknown'),
  }
}

function legsOf(slip: Slip, checked: Checked | undefined): ReckonedLeg[] {
  const relations = sizeOf(slip) > 1 ? relatedLegs(slip.selections) : []
  return slip.selections.map((selection, place) => {
    const relation = relations.find(({ leg }) => leg === place)
    const to = relation && slip.selections[relation.with]
    return {
      selection,
      ...standingOf(selection, checked?.legs.get(keyOf(selection))),
      ...(to && { related: { reason: relation.reason, to } }),
    }
  })
}
