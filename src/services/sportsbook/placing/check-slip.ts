import type { SportsCalls } from '../../../contract/calls/sports.ts'
import { countCombinations } from '../../../rules/odds/combinations.ts'
import { overallOdds } from '../../../rules/odds/overall-odds.ts'
import { betKind } from '../../../rules/slip/bet-kind.ts'
import type { BettingTerms } from '../../../rules/slip/betting-terms.ts'
import { possibleWin } from '../../../rules/slip/possible-win.ts'
import { relatedLegs } from '../../../rules/slip/related-legs.ts'
import { stakeProblem } from '../../../rules/slip/stake-problem.ts'
import { agreedTerms, digitsIn, termsFor } from '../bets/terms.ts'
import { limitedTerms } from '../exposure/limited-terms.ts'
import { readOffers } from '../offers/read-offers.ts'
import type { Sportsbook } from '../sportsbook.ts'
import { checkLeg } from './check-legs.ts'
import { sizeOf } from './new-bet.ts'

type Slip = SportsCalls['check-slip']['body']
type Checked = SportsCalls['check-slip']['answer']

/** What a slip is worth at this moment, and what prevents its bet. */
export async function checkSlip(sportsbook: Sportsbook, slip: Slip): Promise<Checked> {
  const usual = termsFor(sportsbook, { currency: slip.currency, country: slip.country ?? null })
  const offers = await readOffers(sportsbook.db, slip.legs, { now: sportsbook.now() })
  const legs = slip.legs.map((leg, place) => checkLeg(leg, offers[place]))
  const size = sizeOf(slip)
  const chosen = slip.legs.map(({ outcome }, place) => ({ outcome, offered: offers[place] }))
  const betting = { size, currency: slip.currency, legs: chosen }
  const terms = await limitedTerms(sportsbook, sportsbook.db, betting, usual)
  const kind = betKind(legs.length, size)
  const odds = legs.flatMap((leg) => leg.odds ?? [])
  const isKnown = odds.length === legs.length
  return {
    ...{ legs, kind },
    related: [...relatedLegs(slip.legs)],
    combinations: countCombinations(legs.length, size),
    minimum: terms.minimum,
    maximum: terms.maximum,
    maximum_win: terms.maximumWin,
    delay: legs.some(({ live }) => live) ? terms.liveDelay : 0,
    ...(isKnown && kind !== 'system' && { odds: overallOdds(odds) }),
    ...checkStake(sportsbook, slip, terms, isKnown ? odds : undefined),
  }
}

function checkStake(
  sportsbook: Sportsbook,
  slip: Slip,
  terms: BettingTerms,
  odds: readonly number[] | undefined,
): Pick<Checked, 'problem' | 'possible_win'> {
  const { stake = terms.minimum, currency, legs } = slip
  const size = sizeOf(slip)
  const problem = stakeProblem({ stake, size, legs: legs.length }, terms, digitsIn(sportsbook, currency))
  if (problem) return { problem: problem.code }
  if (slip.stake === undefined || !odds) return {}
  const bet = { stake, size, currency, maximum_win: terms.maximumWin }
  return { possible_win: possibleWin(agreedTerms(sportsbook, bet), odds) }
}
