import type { CurrencyCode } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { isPostgres } from '../../../kernel/database/is-postgres.ts'
import { smallestAmount } from '../../../rules/minor-units.ts'
import { countCombinations, mostCombinations } from '../../../rules/odds/combinations.ts'
import { won } from '../../../rules/settlement/share.ts'
import type { BettingTerms } from '../../../rules/slip/betting-terms.ts'
import { stakeForPayout } from '../../../rules/slip/stake-for-payout.ts'
import { digitsIn } from '../bets/terms.ts'
import type { MarketOffer } from '../offers/read-offers.ts'
import type { Sportsbook } from '../sportsbook.ts'
import { openBetsOn } from './open-bets.ts'

type Betting = {
  readonly currency: CurrencyCode
  readonly size: number
  /** The outcomes in order, and what is offered for them. */
  readonly legs: readonly { readonly outcome: string; readonly offered: MarketOffer | undefined }[]
  /** Whether other bets with these limits wait until the transaction ends. */
  readonly lock?: boolean
}

/** The terms after what traders have limited; the same if they have limited nothing. */
export async function limitedTerms(
  parts: Pick<Sportsbook, 'records'>,
  db: Database,
  betting: Betting,
  terms: BettingTerms,
): Promise<BettingTerms> {
  const limited = betting.legs.flatMap(({ offered }) => (offered?.limited ? [offered.fixture_id] : []))
  if (limited.length === 0) return terms
  const limits = await limitsOn(db, limited, betting)
  const maxima = [terms.maximum]
  for (const { outcome, offered } of betting.legs) {
    for (const limit of limits) {
      if (!offered || limit.fixture_id !== offered.fixture_id) continue
      if (limit.market_id !== '' && limit.market_id !== offered.id) continue
      if (limit.maximum_stake !== null) maxima.push(limit.maximum_stake)
      if (limit.maximum_payout === null) continue
      const room = limit.maximum_payout - (await paidFor(parts, db, betting, offered, outcome))
      maxima.push(stakeWithin(room, betting, terms))
    }
  }
  const smallest = smallestAmount(digitsIn(parts, betting.currency))
  return { ...terms, maximum: Math.floor(Math.min(...maxima) / smallest) * smallest }
}

/** Locked in one order, so that bets never wait for each other in a circle. */
const limitsOn = (db: Database, fixtures: readonly string[], { currency, lock }: Betting) =>
  db
    .selectFrom('stake_limits')
    .select(['fixture_id', 'market_id', 'maximum_stake', 'maximum_payout'])
    .where('fixture_id', 'in', fixtures)
    .where('currency', '=', currency)
    .orderBy('fixture_id')
    .orderBy('market_id')
    .$if(lock === true && isPostgres(db), (query) => query.forUpdate())
    .execute()

/** What the open bets on an outcome pay if it wins: accumulators at most. */
async function paidFor(
  parts: Pick<Sportsbook, 'records'>,
  db: Database,
  { currency }: Betting,
  { fixture_id, id: market }: MarketOffer,
  outcome: string,
): Promise<number> {
  const bets = await openBetsOn(parts, db, fixture_id, { market, outcome, currency })
  return bets.reduce((sum, { pays }) => sum + pays(won), 0)
}

/** A bet never pays more than its maximum win, or its stake. */
function stakeWithin(room: number, { legs, size }: Betting, { maximum, maximumWin }: BettingTerms): number {
  if (room >= Math.max(maximum, maximumWin)) return maximum
  const combinations = countCombinations(legs.length, size)
  // Such bets are refused for that.
  if (combinations === 0 || combinations > mostCombinations) return maximum
  const odds = legs.flatMap(({ offered }) => offered?.offer.odds ?? [])
  return odds.length === legs.length ? stakeForPayout(room, { odds, size }) : maximum
}
