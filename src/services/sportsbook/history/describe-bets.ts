import type { Bet, BetLeg, CurrencyCode, Fixture } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { overallOdds } from '../../../rules/odds/overall-odds.ts'
import { betKind } from '../../../rules/slip/bet-kind.ts'
import { possibleWin } from '../../../rules/slip/possible-win.ts'
import { shareOf } from '../bets/ended-legs.ts'
import { legsOf, settlementsOf } from '../bets/find-bet.ts'
import { agreedTerms } from '../bets/terms.ts'
import { fixturesById } from '../offers/fixtures-by-id.ts'
import type { Sportsbook } from '../sportsbook.ts'
import type { StoredBet, StoredLeg } from '../tables.ts'

type Parts = Pick<Sportsbook, 'db' | 'records'>

/** Bets as their player sees them. */
export async function describeBets({ db, records }: Parts, bets: readonly StoredBet[]): Promise<Bet[]> {
  if (bets.length === 0) return []
  const ids = bets.map(({ id }) => id)
  const stored = await legsOf(db, ids)
  const fixtures = await fixturesOf(db, stored)
  const payouts = new Map((await settlementsOf(db, ids)).map(({ bet_id, payout }) => [bet_id, payout]))
  const legs = Map.groupBy(stored, ({ bet_id }) => bet_id)
  return bets.map((bet) => {
    const payout = bet.state === 'refused' ? bet.total : payouts.get(bet.id)
    return { ...describe({ records }, bet, legs.get(bet.id) ?? [], fixtures), ...(payout !== undefined && { payout }) }
  })
}

export async function describeBet(parts: Parts, bet: StoredBet): Promise<Bet> {
  const [described] = await describeBets(parts, [bet])
  if (!described) throw new Error(`The bet ${bet.id} was not described.`)
  return described
}

export type PlacedBet = { readonly bet: StoredBet; readonly legs: readonly StoredLeg[] }

/** A bet as it was just placed, so nothing has ended yet. */
export const describeNewBet = async (parts: Parts, { bet, legs }: PlacedBet): Promise<Bet> =>
  describe(parts, bet, legs, await fixturesOf(parts.db, legs))

type Fixtures = ReadonlyMap<string, Fixture>

const fixturesOf = (db: Database, legs: readonly StoredLeg[]): Promise<Fixtures> =>
  fixturesById(db, [...new Set(legs.map(({ fixture_id }) => fixture_id))])

function describe(parts: Pick<Parts, 'records'>, bet: StoredBet, legs: readonly StoredLeg[], fixtures: Fixtures): Bet {
  const { id, state, size, stake, total, currency, created_at, due_at, settled_at } = bet
  const kind = betKind(legs.length, size)
  const odds = legs.map((leg) => leg.odds)
  return {
    ...{ id, kind, size, stake, total, state },
    combinations: total / stake,
    currency: currency as CurrencyCode,
    ...(kind !== 'system' && { odds: overallOdds(odds) }),
    possible_win: possibleWin(agreedTerms(parts, bet), odds),
    placed_at: seconds(created_at),
    ...(state === 'held' && due_at !== null && { decided_by: Math.ceil(due_at / 1000) }),
    ...(settled_at !== null && { settled_at: seconds(settled_at) }),
    legs: legs.map((leg) => describeLeg(leg, fixtures.get(leg.fixture_id))),
  }
}

function describeLeg(leg: StoredLeg, match: Fixture | undefined): BetLeg {
  const { fixture_id: fixture, market_id: market, type, part, line, outcome, odds } = leg
  const share = shareOf(leg)
  return {
    ...{ fixture, market, type, part, outcome, odds },
    ...(match && { match }),
    ...(line !== null && { line }),
    ...(share && { share }),
  }
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)
