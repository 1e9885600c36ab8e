import type { CurrencyCode } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { factorOf, winning } from '../../../rules/odds/factor.ts'
import { payoutOf } from '../../../rules/odds/payout.ts'
import type { BetsOnOutcome } from '../../../rules/settlement/worst-case.ts'
import { shareOf } from '../bets/ended-legs.ts'
import { legsOf } from '../bets/find-bet.ts'
import { agreedTerms } from '../bets/terms.ts'
import type { Sportsbook } from '../sportsbook.ts'
import type { StoredBet, StoredLeg } from '../tables.ts'

/** Open bets on an outcome that pay alike. */
export type OpenBets = BetsOnOutcome & {
  readonly market: string
  readonly currency: CurrencyCode
  readonly isSingle: boolean
  readonly count: number
  /** In minor units. */
  readonly staked: number
}

type Parts = Pick<Sportsbook, 'records'>

/** The bets that wait for a result of this match, held ones included. */
export async function openBetsOn(
  parts: Parts,
  db: Database,
  fixture: string,
  only?: Only,
): Promise<readonly OpenBets[]> {
  return [...(await singlesOn(parts, db, fixture, only)), ...(await combinedOn(parts, db, fixture, only))]
}

/** Bets on one outcome. */
type Only = Pick<OpenBets, 'market' | 'outcome' | 'currency'>

const legsWithBets = (db: Database, fixture: string, only: Only | undefined) =>
  db
    .selectFrom('bet_legs')
    .innerJoin('bets', 'bets.id', 'bet_legs.bet_id')
    .where('bet_legs.fixture_id', '=', fixture)
    .where('bet_legs.result_version', '=', 0)
    .where('bets.state', 'in', ['held', 'open'])
    .where(({ and, eb }) =>
      and(
        only
          ? [
              eb('bet_legs.market_id', '=', only.market),
              eb('bet_legs.outcome', '=', only.outcome),
              eb('bets.currency', '=', only.currency),
            ]
          : [],
      ),
    )

/** Singles are one combination of one leg: what they pay is exact. Equal ones are counted together. */
async function singlesOn(
  parts: Parts,
  db: Database,
  fixture: string,
  only: Only | undefined,
): Promise<readonly OpenBets[]> {
  const groups = await legsWithBets(db, fixture, only)
    .where('bets.size', '=', 1)
    .whereRef('bets.total', '=', 'bets.stake')
    .groupBy(['market_id', 'outcome', 'odds', 'bets.currency', 'bets.stake', 'bets.maximum_win'])
    .select(({ fn }) => ['market_id', 'outcome', 'odds', fn.countAll().as('count')])
    .select(['bets.currency', 'bets.stake', 'bets.maximum_win'])
    .execute()
  return groups.map(({ market_id, outcome, odds, currency, stake, maximum_win, ...group }) => {
    const count = Number(group.count)
    const terms = agreedTerms(parts, { stake, maximum_win, currency, size: 1 })
    return {
      ...{ outcome, count, market: market_id, currency: currency as CurrencyCode, isSingle: true },
      staked: stake * count,
      pays: (share) => count * payoutOf(terms, [factorOf(share, odds)]),
    }
  })
}

/** At once, so that no statement becomes too long. */
const most = 500

async function combinedOn(
  parts: Parts,
  db: Database,
  fixture: string,
  only: Only | undefined,
): Promise<readonly OpenBets[]> {
  const bets: OpenBets[] = []
  for (let after = ''; ; ) {
    const rows = await legsWithBets(db, fixture, only)
      .where(({ or, eb, ref }) => or([eb('bets.size', '>', 1), eb('bets.total', '<>', ref('bets.stake'))]))
      .where('bets.id', '>', after)
      .selectAll('bets')
      .orderBy('bets.id')
      .limit(most)
      .execute()
    const last = rows.at(-1)
    if (!last) return bets
    const legs = Map.groupBy(
      await legsOf(
        db,
        rows.map(({ id }) => id),
      ),
      ({ bet_id }) => bet_id,
    )
    bets.push(...rows.flatMap((row) => combined(parts, row, legs.get(row.id) ?? [], fixture)))
    after = last.id
  }
}

/** What it pays if all its other open legs win: at most so much. */
function combined(parts: Parts, bet: StoredBet, legs: readonly StoredLeg[], fixture: string): readonly OpenBets[] {
  const here = legs.find((leg) => leg.fixture_id === fixture)
  if (!here) return []
  const terms = agreedTerms(parts, bet)
  return [
    {
      ...{ market: here.market_id, outcome: here.outcome, currency: bet.currency as CurrencyCode, isSingle: false },
      ...{ count: 1, staked: bet.total },
      pays: (share) =>
        payoutOf(
          terms,
          legs.map((leg) => factorOfLeg(leg, leg === here ? share : shareOf(leg))),
        ),
    },
  ]
}

const factorOfLeg = ({ odds }: StoredLeg, share: ReturnType<typeof shareOf>) =>
  share ? factorOf(share, odds) : winning(odds)
