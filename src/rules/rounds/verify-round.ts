import type { GamesCalls } from '../../contract/calls/games.ts'
import type { RoundBet } from '../../contract/index.ts'
import { drawOfSeed } from '../fairness/draw-of-seed.ts'
import { hashOfSeed } from '../fairness/seed-hash.ts'
import type { Round } from './engine.ts'
import { payoutOf, stakedOn } from './payout.ts'
import { betProblem, isPlayedHere, playRound } from './play-round.ts'

/** What a player holds of a round: the answer of the call own-round. */
export type Receipt = GamesCalls['own-round']['answer']

/** What follows from the seeds of a round, and whether the receipt says the same. */
export type Verdict = {
  /** The server seed is the one whose hash was told before. */
  readonly isSeedAsPromised: boolean
  /** The draws give what was shown and what each stake pays. */
  readonly isRoundAsShown: boolean
  readonly isPayoutRight: boolean
  readonly computed: { readonly hash: string; readonly round: Round; readonly payout: number }
}

/** Why a round cannot be verified: at a provider's, while its seed is secret, or with a bet that it does not allow. */
export type Unverifiable = 'external' | 'seed-secret' | 'bet-impossible'

/** Recomputes a round from its seeds alone, in a browser as well as on a server. */
export function verifyRound(receipt: Receipt): Verdict | Unverifiable {
  const { round, engine, server_seed, stakes, smallest, maximum_win } = receipt
  if (!isPlayedHere(engine)) return 'external'
  if (server_seed === undefined) return 'seed-secret'
  const bet = betAsPlayed(receipt)
  if (betProblem(engine, bet)) return 'bet-impossible'
  const nonce = round.table?.round ?? round.nonce
  const draw = drawOfSeed({ server: server_seed, client: round.client_seed, nonce })
  const played = playRound(engine, bet, round.moves, draw)
  const hash = hashOfSeed(server_seed)
  const won = Math.min(payoutOf(played.stakes, smallest), maximum_win)
  const payout = round.state === 'returned' ? stakedOn(played.stakes) : won
  return {
    isSeedAsPromised: hash === round.hash,
    isRoundAsShown: isSame(played.stakes, stakes) && isSame(played.shown, round.shown),
    isPayoutRight: round.payout === payout,
    computed: { hash, round: played, payout },
  }
}

/** A bet that was cashed out by hand counts like one that had said so before. */
function betAsPlayed({ round: { bet, table } }: Receipt): RoundBet {
  const at = table?.cashed_out
  if (bet.kind !== 'crash' || at === undefined) return bet
  return { ...bet, chips: bet.chips.map((chip) => ({ ...chip, at })) }
}

/** Whether two values are the same as JSON, whatever the order of properties. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const [names, others] = [Object.keys(one), Object.keys(other)]
  if (Array.isArray(one) !== Array.isArray(other) || names.length !== others.length) return false
  return names.every((name) => Object.hasOwn(other, name) && isSame(part(one, name), part(other, name)))
}

const part = (value: object, name: string): unknown => (value as Record<string, unknown>)[name]
