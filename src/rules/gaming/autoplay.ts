import type { RoundBet } from '../../contract/index.ts'

/** When rounds in a row stop, as the player has set it before; amounts in minor units. */
export type AutoplayLimits = {
  /** After any win. */
  readonly onWin: boolean
  /** After a win of at least so much in one round. */
  readonly win?: number
  /** Before more than this could be lost. */
  readonly loss?: number
}

export type StopReason = 'won' | 'win' | 'loss'

type Played = { readonly staked: number; readonly payout?: number }

/** What a bet costs. */
export function costOf(bet: RoundBet): number {
  if ('chips' in bet) return bet.chips.reduce((sum, { amount }) => sum + amount, 0)
  return bet.amount * ('cards' in bet ? bet.cards : 1)
}

/** What has been lost after one more round: less than nothing if more was won. */
export const lostAfter = (lost: number, { staked, payout = 0 }: Played): number => lost + staked - payout

/** Why no round follows that costs this; undefined if one does. */
export function stopReason(
  { onWin, win, loss }: AutoplayLimits,
  { lost, cost, last }: { readonly lost: number; readonly cost: number; readonly last?: Played },
): StopReason | undefined {
  const { staked = 0, payout = 0 } = last ?? {}
  if (win !== undefined && payout > 0 && payout >= win) return 'win'
  if (onWin && payout > staked) return 'won'
  return loss !== undefined && lost + cost > loss ? 'loss' : undefined
}
