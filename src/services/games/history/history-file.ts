import type { GamesCalls } from '../../../contract/calls/games.ts'
import { csvLine } from '../../../rules/csv-line.ts'
import { decimalOf } from '../../ledger/statements/say-amount.ts'
import type { Games } from '../games.ts'
import type { StoredRound } from '../tables.ts'
import { roundsPage } from './rounds-page.ts'

type Filter = GamesCalls['own-rounds-file']['query']

const head = ['begun', 'round', 'game', 'bet', 'staked', 'payout', 'currency', 'balance', 'state']

/** A player's rounds as a CSV file, page by page. */
export async function* historyFile(
  games: Pick<Games, 'db' | 'now'>,
  accountId: string,
  filter: Filter,
): AsyncGenerator<string> {
  yield csvLine(head)
  for (let before: string | undefined; ; ) {
    const { rows, next } = await roundsPage(games, accountId, { ...filter, limit: '100', ...(before && { before }) })
    for (const round of rows) yield csvLine(cellsOf(round))
    if (!next) return
    before = next
  }
}

function cellsOf({ created_at, id, game, bet, staked, payout, currency, balance, state }: StoredRound): string[] {
  const paid = payout === null ? '' : decimalOf(payout)
  return [new Date(created_at).toISOString(), id, game, bet, decimalOf(staked), paid, currency, balance, state]
}
