import type { CashierCalls } from '../../../contract/calls/cashier.ts'
import { type Conditions, firstUnmet } from '../../../rules/cashier/withdrawals/conditions.ts'
import { cashOf } from '../../ledger/statements/balances.ts'
import { activeBonusesOf } from '../../offers/bonuses/active-bonuses.ts'
import type { Receiver, Withdrawing } from '../withdrawing.ts'
import { termsOf } from './offered.ts'
import { readConditions } from './situation.ts'

type Described = CashierCalls['withdrawal-conditions']['answer']

/** Bets that a page shows; older ones are in the sums. */
const shownBets = 100

const seconds = (milliseconds: number) => Math.ceil(milliseconds / 1000)

/** What a player reads before the form: each condition, and what a withdrawal now would cost. */
export async function describeConditions(withdrawing: Withdrawing, receiver: Receiver): Promise<Described> {
  const { db } = withdrawing
  const { id: player, currency } = receiver
  const conditions = await readConditions(withdrawing, db, receiver)
  return {
    currency,
    balance: await cashOf(db, player, currency),
    hours: termsOf(withdrawing, receiver).hours,
    met: firstUnmet(conditions) === undefined,
    conditions: describe(conditions),
    bonus_loss: await activeBonusesOf(db, { player, currency }),
  }
}

function describe({ country, email, profile, turnover, daily }: Conditions): Described['conditions'] {
  const { met, needed, reached, missing, minimumOdds, bets } = turnover
  return {
    country,
    email,
    profile: { ...profile, missing: [...profile.missing] },
    turnover: { met, needed, reached, missing, minimum_odds: minimumOdds, bets: describeBets(bets) },
    daily: { met: daily.met, allowed: daily.allowed, used: daily.used, next_at: seconds(daily.nextAt) },
  }
}

const describeBets = (bets: Conditions['turnover']['bets']) =>
  bets
    .slice(-shownBets)
    .toReversed()
    .map(({ at, ...bet }) => ({ ...bet, settled_at: seconds(at) }))
