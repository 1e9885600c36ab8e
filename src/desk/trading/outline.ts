import type { Score, TradedMatch } from '../../contract/index.ts'
import { countOpenBets } from '../../services/sportsbook/staff-tools/count-bets.ts'
import type { findMatches } from '../../services/sportsbook/staff-tools/find-matches.ts'
import { waitingResults } from '../../services/sportsbook/staff-tools/results/proposals.ts'
import { stopsOf } from '../../services/sportsbook/staff-tools/stops.ts'
import type { Desk } from '../desk.ts'
import { momentOf } from '../moment.ts'
import { staffNames } from '../staff/staff-names.ts'
import { competitionName, matchName, sportName } from './names.ts'

type Row = Awaited<ReturnType<typeof findMatches>>[number]
type Stop = Awaited<ReturnType<typeof stopsOf>>[number]

/** Matches as lists show them. */
export async function describeMatches(desk: Desk, rows: readonly Row[]): Promise<TradedMatch[]> {
  const ids = rows.map(({ id }) => id)
  const counted = await countOpenBets(desk.db, ids)
  const stops = await stopsOf(desk.db, ids)
  const proposals = await waitingResults(desk.db, ids)
  const names = await staffNames(
    desk,
    stops.map(({ staff_id }) => staff_id),
  )
  return rows.map((row) => {
    const { id, state, starts_at, score } = row
    const bets = counted.get(id) ?? []
    const own = stops.filter(({ fixture_id }) => fixture_id === id)
    const stop = own.find(({ market_id }) => market_id === '')
    return {
      ...{
        id,
        state,
        name: matchName(desk, row),
        competition: competitionName(desk, row),
        sport: sportName(desk, row),
      },
      startsAt: momentOf(starts_at),
      ...(state !== 'planned' && { score: sayScore(JSON.parse(score)) }),
      ...(stop && { stop: describeStop(stop, names) }),
      stoppedMarkets: own.filter(({ market_id }) => market_id !== '').length,
      proposals: proposals.filter(({ fixture_id }) => fixture_id === id).length,
      bets: bets.reduce((sum, one) => sum + one.bets, 0),
      staked: bets.map(({ currency, staked }) => ({ currency, amount: staked })),
    }
  })
}

export async function describeMatch(desk: Desk, row: Row): Promise<TradedMatch> {
  const [described] = await describeMatches(desk, [row])
  if (!described) throw new Error(`The match ${row.id} was not described.`)
  return described
}

export const describeStop = ({ staff_id, at, reason }: Stop, names: ReadonlyMap<string, string>) => ({
  by: names.get(staff_id) ?? '',
  at: momentOf(at),
  reason,
})

/** What both sides have counted in the whole match, the first unit alone: goals, runs, sets. */
function sayScore({ counts, ranking }: Score): string {
  if (ranking)
    return ranking
      .map((together) => together.join(' = '))
      .join(', ')
      .slice(0, 200)
  const first = Object.entries(counts).find(([key]) => key.startsWith('match.'))
  return first ? first[1].join(' : ') : ''
}
