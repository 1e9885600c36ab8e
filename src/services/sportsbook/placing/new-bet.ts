import type { SportsCalls } from '../../../contract/calls/sports.ts'
import { hashToken, newId } from '../../../kernel/secrets.ts'
import type { BettingTerms } from '../../../rules/slip/betting-terms.ts'
import { totalStake } from '../../../rules/slip/stake-problem.ts'
import { callError } from '../errors.ts'
import type { MarketOffer } from '../offers/read-offers.ts'
import type { Bettor, Sportsbook } from '../sportsbook.ts'
import type { StoredBet, StoredLeg } from '../tables.ts'

export type Asked = SportsCalls['place-bet']['body']

export const sizeOf = ({ legs, size = legs.length }: Pick<Asked, 'legs' | 'size'>): number => size

/** The row of a bet, on the terms of now; held if a match is live. */
export function newBet({ now }: Pick<Sportsbook, 'now'>, bettor: Bettor, asked: Asked, terms: Agreed): StoredBet {
  const { legs, stake, accept, request_id } = asked
  const size = sizeOf(asked)
  const created_at = now()
  return {
    id: newId(),
    account_id: bettor.id,
    request_id,
    request_hash: hashOfRequest(asked),
    currency: bettor.currency,
    balance: asked.balance,
    stake,
    size,
    total: totalStake({ stake, size, legs: legs.length }),
    maximum_win: terms.maximumWin,
    accept,
    state: terms.isHeld ? 'held' : 'open',
    created_at,
    due_at: terms.isHeld ? created_at + terms.liveDelay * 1000 : null,
    settled_at: null,
    settlements: 0,
  }
}

type Agreed = BettingTerms & { readonly isHeld: boolean }

/** Two requests with one id are the same if their hashes are. */
export const hashOfRequest = (asked: Asked): string =>
  hashToken(
    JSON.stringify([
      asked.legs.map(({ fixture, market, outcome, odds }) => [fixture, market, outcome, odds]),
      ...[sizeOf(asked), asked.stake, asked.balance, asked.accept],
    ]),
  )

/** A leg at the odds of this moment, with the rule that settles it. */
export function newLeg({ records }: Pick<Sportsbook, 'records'>, bet: string, leg: Chosen): StoredLeg {
  const { number, outcome, offered } = leg
  const rule = records().marketTypes.find(({ id }) => id === offered.type)?.rule
  // A market whose type is no longer published takes no bets.
  if (!rule || offered.offer.odds === undefined) throw callError('odds-changed')
  return {
    bet_id: bet,
    number,
    fixture_id: offered.fixture_id,
    market_id: offered.id,
    market_version: offered.version,
    type: offered.type,
    part: offered.part,
    line: offered.line,
    rule: JSON.stringify(rule),
    outcome,
    odds: offered.offer.odds,
    share: null,
    score: null,
    result_version: 0,
  }
}

type Chosen = { readonly number: number; readonly outcome: string; readonly offered: MarketOffer }
