import type { Bet } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { inGroup } from '../../../kernel/database/in-group.ts'
import { toWholeUnits } from '../../../rules/minor-units.ts'
import type { BettingTerms } from '../../../rules/slip/betting-terms.ts'
import { type Staking, stakeProblem, totalStake } from '../../../rules/slip/stake-problem.ts'
import { requireStake } from '../../cashier/limits/require-stake.ts'
import { realPartOf } from '../../offers/play/real-part.ts'
import { takeStakeOf } from '../bets/take-stake.ts'
import { digitsIn, termsFor } from '../bets/terms.ts'
import { callError } from '../errors.ts'
import { limitedTerms } from '../exposure/limited-terms.ts'
import { describeBet, describeNewBet, type PlacedBet } from '../history/describe-bets.ts'
import { type MarketOffer, readOffers } from '../offers/read-offers.ts'
import type { Bettor, Sportsbook } from '../sportsbook.ts'
import type { StoredBet } from '../tables.ts'
import { requireAccepted, requireUnrelated } from './check-legs.ts'
import { recordFirstBet } from './first-bet.ts'
import { type Asked, hashOfRequest, newBet, newLeg, sizeOf } from './new-bet.ts'

/** Places a bet once for each request id: at the odds of this moment, with markets that cannot change meanwhile. */
export async function placeBet(sportsbook: Sportsbook, bettor: Bettor, asked: Asked): Promise<Bet> {
  const { placed, refusal } = await tryToPlace(sportsbook, bettor, asked)
  if (placed) return describeNewBet(sportsbook, placed)
  // A request that is sent again is answered with its bet, even if it would be refused now.
  const known = await placedBefore(sportsbook.db, bettor, asked)
  if (!known) throw refusal
  return describeBet(sportsbook, known)
}

type Outcome = { readonly placed?: PlacedBet | undefined; readonly refusal?: unknown }

async function tryToPlace(sportsbook: Sportsbook, bettor: Bettor, asked: Asked): Promise<Outcome> {
  try {
    requireUnrelated(asked.legs)
    const terms = termsFor(sportsbook, bettor)
    requireStakeWithin(sportsbook, bettor, asked, terms)
    return {
      placed: await inGroup(sportsbook.db, (transaction) => place(sportsbook, transaction, bettor, asked, terms)),
    }
  } catch (refusal) {
    return { refusal }
  }
}

/** Undefined if an equal request has placed its bet. */
async function place(
  sportsbook: Sportsbook,
  transaction: Database,
  bettor: Bettor,
  asked: Asked,
  terms: BettingTerms,
): Promise<PlacedBet | undefined> {
  const { id: player } = bettor
  const { balance } = asked
  const total = totalStake(stakingOf(asked))
  const amount = await realPartOf(transaction, { player, currency: bettor.currency, balance, amount: total })
  await requireStake(sportsbook, transaction, { player, amount, pocket: 'cash' })
  const offers = await readOffers(transaction, asked.legs, { now: sportsbook.now(), lock: true })
  const accepted = requireAccepted(asked.legs, offers, asked.accept)
  await requireLimits(sportsbook, transaction, bettor, asked, accepted, terms)
  const isHeld = terms.liveDelay > 0 && accepted.some(({ isLive }) => isLive)
  const bet = newBet(sportsbook, bettor, asked, { ...terms, isHeld })
  const isNew = await insertBet(transaction, bet)
  if (!isNew) return undefined
  const legs = accepted.map((offered, number) =>
    newLeg(sportsbook, bet.id, { number, offered, outcome: asked.legs[number]?.outcome ?? '' }),
  )
  await transaction.insertInto('bet_legs').values(legs).execute()
  await takeStakeOf(sportsbook, transaction, bet)
  await recordFirstBet(sportsbook, transaction, bet)
  return { bet, legs }
}

/** What traders allow at this moment; equal bets at once are counted one after the other. */
async function requireLimits(
  sportsbook: Sportsbook,
  transaction: Database,
  bettor: Bettor,
  asked: Asked,
  accepted: readonly MarketOffer[],
  terms: BettingTerms,
): Promise<void> {
  const legs = accepted.map((offered, place) => ({ offered, outcome: asked.legs[place]?.outcome ?? '' }))
  const betting = { legs, currency: bettor.currency, size: sizeOf(asked), lock: true }
  const limited = await limitedTerms(sportsbook, transaction, betting, terms)
  if (limited !== terms) requireStakeWithin(sportsbook, bettor, asked, limited)
}

/** Of equal requests at once, only the first one adds its row; the others wait for it. */
async function insertBet(db: Database, bet: StoredBet): Promise<boolean> {
  const added = await db
    .insertInto('bets')
    .values(bet)
    .onConflict((conflict) => conflict.columns(['account_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

async function placedBefore(db: Database, { id }: Bettor, asked: Asked): Promise<StoredBet | undefined> {
  const known = await db
    .selectFrom('bets')
    .selectAll()
    .where('account_id', '=', id)
    .where('request_id', '=', asked.request_id)
    .executeTakeFirst()
  if (known && known.request_hash !== hashOfRequest(asked)) throw callError('bet-reused')
  return known
}

const stakingOf = (asked: Asked): Staking => ({ stake: asked.stake, size: sizeOf(asked), legs: asked.legs.length })

const adjectives = { 'stake-too-small': 'Minimum', 'stake-too-large': 'Maximum' } as const

function requireStakeWithin(parts: Sportsbook, { currency }: Bettor, asked: Asked, terms: BettingTerms): void {
  const problem = stakeProblem(stakingOf(asked), terms, digitsIn(parts, currency))
  if (!problem) return
  if (!('limit' in problem)) throw callError(problem.code)
  const limit = toWholeUnits(problem.limit)
  const message = `${adjectives[problem.code]} stake is ${limit} ${currency}`
  throw callError(problem.code, { message, details: { limit, currency } })
}
