import { inGroup } from '../../../kernel/database/in-group.ts'
import { callError } from '../errors.ts'
import type { Gambler, Games } from '../games.ts'
import { returned } from '../rounds/ended.ts'
import { lockedRound } from '../rounds/find-round.ts'
import { payRounds } from '../rounds/money.ts'
import { writeProgress } from '../rounds/write-progress.ts'
import type { StoredRound } from '../tables.ts'
import { knownTableRound } from './table-rounds.ts'

/** Takes back a bet while its table still takes bets; what was taken back already stays so. */
export function takeBackTableBet(games: Games, gambler: Gambler, id: string): Promise<StoredRound> {
  const arrived = games.now()
  return inGroup(games.db, async (db) => {
    const round = await lockedRound(db, id, gambler.id)
    if (round.state === 'returned') return round
    if (round.state !== 'running') throw callError('round-over')
    const row = round.table_round === null ? undefined : await knownTableRound(games, db, round.table_round)
    if (!row || arrived >= row.closes_at) throw callError('table-closed')
    const back = returned(games, round, 'play')
    await writeProgress(db, back)
    await payRounds(games, db, [back])
    return back
  })
}
