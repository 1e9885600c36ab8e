import type { Bet } from '../../../contract/index.ts'
import type { AskedBet } from '../store/asked-bets.ts'

/** What the player asks for. */
export type Question = Omit<AskedBet['body'], 'request_id'>

/** Why a bet was not placed. */
export type Refusal =
  | { readonly kind: 'refused'; readonly status: number; readonly code: string | undefined }
  /** The odds changed while it was held, or it is not known to have arrived. */
  | { readonly kind: 'held' | 'lost' }

/** What becomes of the bets of this slip. */
export type Placing = {
  readonly step: 'none' | 'sending' | 'offline' | 'held'
  /** When a held bet is decided, in milliseconds since 1970. */
  readonly decidedAt?: number
  readonly placed: readonly Bet[]
  readonly refusals: readonly Refusal[]
}

export const nothingPlaced: Placing = { step: 'none', placed: [], refusals: [] }
