import type { Score, WaitingResult } from '../../contract/index.ts'
import type { Shares } from '../../rules/settlement/share.ts'
import type { TradedMarket } from '../../services/sportsbook/staff-tools/read-match.ts'
import { isOutdated, type waitingResults } from '../../services/sportsbook/staff-tools/results/proposals.ts'
import type { Desk } from '../desk.ts'
import { momentOf } from '../moment.ts'
import type { Staff } from '../tables.ts'
import type { KnownMatch } from './known-match.ts'
import { countName, marketName, outcomeName } from './names.ts'

type Row = Awaited<ReturnType<typeof waitingResults>>[number]

type About = {
  readonly row: KnownMatch
  readonly markets: readonly TradedMarket['market'][]
  /** Who looks at it. */
  readonly staff: Staff
  readonly names: ReadonlyMap<string, string>
}

/** A proposed result as the colleague sees it who confirms it. */
export function describeProposal(desk: Desk, about: About, proposal: Row): WaitingResult {
  const { row, markets, staff, names } = about
  const { id, kind, note, score, results, proposed_by, proposed_at } = proposal
  const shares: Readonly<Record<string, Shares>> = JSON.parse(results)
  const outdated = isOutdated(proposal, row, markets)
  return {
    ...{ id, kind, note, outdated, by: names.get(proposed_by) ?? '', at: momentOf(proposed_at) },
    mayConfirm: !outdated && proposed_by !== staff.id,
    ...(score !== null && { score: sayScore(JSON.parse(score)) }),
    results: markets
      .filter((market) => Object.hasOwn(shares, market.id))
      .map((market) => ({
        market: marketName(desk, row, market),
        outcomes: Object.entries(shares[market.id] ?? {}).map(([outcome, share]) => ({
          name: outcomeName(desk, row, outcome),
          share,
        })),
      })),
  }
}

const sayScore = ({ counts }: Score): string =>
  Object.entries(counts)
    .map(([key, count]) => {
      const dot = key.lastIndexOf('.')
      return `${countName(key.slice(0, dot), key.slice(dot + 1))} ${count.join(' : ')}`
    })
    .join('; ')
    .slice(0, 4000)
