import type { SportsCalls } from '../../../contract/calls/sports.ts'
import type { Bet } from '../../../contract/index.ts'
import type { PlayerActions } from '../../page/player.ts'

/** A bet of the list, and how to show what became of it. */
export type ShownBet = {
  readonly bet: Bet
  readonly act: PlayerActions
  readonly take: (bet: Bet) => void
}

export type ReceiptAnswer = SportsCalls['own-bet']['answer']
