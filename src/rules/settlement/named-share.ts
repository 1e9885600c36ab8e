import type { NamedShare } from '../../contract/index.ts'
import { halfLost, halfWon, lost, returned, type Share, type Shares, won } from './share.ts'

/** What becomes of a stake, as people say it. */
export const namedShares: { readonly [Name in NamedShare]: Share } = {
  won,
  lost,
  returned,
  'half-won': halfWon,
  'half-lost': halfLost,
}

export const isSameShare = (one: Share | undefined, other: Share | undefined): boolean =>
  one?.returned === other?.returned && one?.won === other?.won && one?.of === other?.of

/** Whether both say the same of each outcome. */
export const isSameResult = (one: Shares, other: Shares): boolean =>
  Object.keys({ ...one, ...other }).every((outcome) => isSameShare(one[outcome], other[outcome]))
