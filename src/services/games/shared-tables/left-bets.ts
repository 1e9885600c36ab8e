import type { Games } from '../games.ts'
import { settleRound } from './settle.ts'

/** After a round is over, its leader pays within moments. */
const patience = 5000

/** Pays bets of rounds that are long over: of a leader that died, or that were written after the others were paid. */
export async function settleLeftBets(games: Games): Promise<void> {
  const left = await games.db
    .selectFrom('rounds')
    .innerJoin('table_rounds', 'table_rounds.id', 'rounds.table_round')
    .selectAll('table_rounds')
    .distinct()
    .where('rounds.state', '=', 'running')
    .where('rounds.table_round', 'is not', null)
    .where('table_rounds.ends_at', '<', games.now() - patience)
    .limit(100)
    .execute()
  for (const row of left) await settleRound(games, row)
}
