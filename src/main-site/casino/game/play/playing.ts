import type { GamesCalls } from '../../../../contract/calls/games.ts'

export type RoundNow = GamesCalls['own-round']['answer']['round']

/** What is asked to begin a round. */
export type AskedRound = GamesCalls['begin-round']['body']

/** Why a round did not begin, or a move was not made. */
export type Refusal =
  | { readonly kind: 'refused'; readonly status: number; readonly code: string | undefined }
  /** The request was lost, and did not begin a round. */
  | { readonly kind: 'lost' }

/** How far the player is with a game. */
export type Playing = {
  /**
   * finding: asks for a round that is running. ready: a round can begin. sending: waits for an answer. offline: sends
   * again when the connection is back. showing: shows what the answer says. moving: waits for the player.
   */
  readonly step: 'finding' | 'ready' | 'sending' | 'offline' | 'showing' | 'moving'
  readonly round?: RoundNow
  /** Whether the round was found as it stands, after the page was left. */
  readonly isFound: boolean
  readonly refusal?: Refusal
}

export const notPlaying: Playing = { step: 'ready', isFound: false }

/** Before it is known whether a round is running. */
export const notAsked: Playing = { step: 'finding', isFound: false }
