import type { GamesCalls } from '../../../contract/calls/games.ts'
import type { RoundBet } from '../../../contract/index.ts'
import { hashToken, newId } from '../../../kernel/secrets.ts'
import type { Gambler, Games } from '../games.ts'
import type { StoredRound } from '../tables.ts'

/** A round of a player alone, or a bet in a round of a table. */
export type Asked = GamesCalls['begin-round']['body'] & { readonly round?: number }

type Agreed = {
  readonly rules_hash: string
  readonly staked: number
  readonly maximumWin: number
  readonly place: Partial<Pick<StoredRound, 'seed_id' | 'nonce' | 'table_round' | 'auto_at' | 'due_at'>>
}

/** The row of a round that has just begun. */
export function newRound({ now }: Pick<Games, 'now'>, gambler: Gambler, asked: Asked, agreed: Agreed): StoredRound {
  const { request_id, game, bet, balance } = asked
  return {
    id: newId(),
    account_id: gambler.id,
    request_id,
    request_hash: hashOfRequest(asked),
    game,
    rules_hash: agreed.rules_hash,
    currency: gambler.currency,
    balance,
    bet: JSON.stringify(bet),
    moves: '[]',
    move_count: 0,
    staked: agreed.staked,
    maximum_win: agreed.maximumWin,
    payout: null,
    state: 'running',
    ended_by: null,
    seed_id: null,
    nonce: 0,
    table_round: null,
    auto_at: null,
    cashed_out: null,
    created_at: now(),
    due_at: null,
    ended_at: null,
    ...agreed.place,
  }
}

/** Two requests with one id are the same if their hashes are. */
export const hashOfRequest = ({ game, bet, balance, round }: Omit<Asked, 'request_id'>): string =>
  hashToken(JSON.stringify([game, sorted(bet), balance, round ?? 0]))

/** The same bet has its properties in any order. */
const sorted = (bet: RoundBet) => Object.entries(bet).toSorted(([one], [other]) => (one < other ? -1 : 1))
