import type { SportsCalls } from '../../../contract/calls/sports.ts'
import type { Bet } from '../../../contract/index.ts'
import { csvLine } from '../../../rules/csv-line.ts'
import { decimalOf } from '../../ledger/statements/say-amount.ts'
import type { Sportsbook } from '../sportsbook.ts'
import { betsPage } from './bets-page.ts'
import { describeBets } from './describe-bets.ts'

type Filter = SportsCalls['own-bets-file']['query']

const head = ['placed', 'bet', 'kind', 'legs', 'odds', 'stake', 'payout', 'currency', 'state']

/** A player's bets as a CSV file, page by page. */
export async function* historyFile(sportsbook: Sportsbook, accountId: string, filter: Filter): AsyncGenerator<string> {
  yield csvLine(head)
  for (let before: string | undefined; ; ) {
    const { rows, next } = await betsPage(sportsbook, accountId, { ...filter, limit: '100', ...(before && { before }) })
    for (const bet of await describeBets(sportsbook, rows)) yield csvLine(cellsOf(bet))
    if (!next) return
    before = next
  }
}

function cellsOf({ placed_at, id, kind, legs, odds, total, payout, currency, state }: Bet): string[] {
  const said = legs.map((leg) => `${leg.fixture} ${leg.market} ${leg.outcome} ${leg.odds / 1000}`).join(' + ')
  const overall = odds === undefined ? '' : String(odds / 1000)
  const paid = payout === undefined ? '' : decimalOf(payout)
  return [new Date(placed_at * 1000).toISOString(), id, kind, said, overall, decimalOf(total), paid, currency, state]
}
