import type { Database } from '../../../kernel/database/database.ts'
import { inGroup } from '../../../kernel/database/in-group.ts'
import { prepare } from '../../../kernel/database/prepare.ts'
import type { Log } from '../../../kernel/log.ts'
import { safestMove } from '../../../rules/gaming/safest-move.ts'
import { playRound } from '../../../rules/rounds/play-round.ts'
import { takeStakesTurn } from '../../cashier/limits/require-stake.ts'
import type { Games } from '../games.ts'
import { endedIfOver, returned } from '../rounds/ended.ts'
import { lockedRound } from '../rounds/find-round.ts'
import { payRounds } from '../rounds/money.ts'
import { betOf, drawOf, movesOf } from '../rounds/parts-of-round.ts'
import { rulesWith } from '../rounds/rules.ts'
import { writeProgress } from '../rounds/write-progress.ts'
import { seedById } from '../seeds/seeds.ts'
import type { StoredRound } from '../tables.ts'

const most = 200

const findDue = prepare((db, { now }: { readonly now: number }) =>
  db
    .selectFrom('rounds')
    .select(['id', 'account_id'])
    .where('state', '=', 'running')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most),
)

/**
 * Ends rounds whose players have left, by the safest rule: what risks nothing more; where everything does, the stake is
 * returned. Any number of processes may do it at once. Returns how many were ended.
 */
export async function finishLeft(games: Games, log?: Pick<Log, 'warn'>): Promise<number> {
  let finished = 0
  for (const { id, account_id } of await findDue(games.db, { now: games.now() })) {
    try {
      if (await inGroup(games.db, (db) => finish(games, db, id, account_id))) finished++
    } catch (err) {
      log?.warn({ err, round: id }, 'A round whose player has left could not be ended')
    }
  }
  return finished
}

async function finish(games: Games, db: Database, id: string, account: string): Promise<boolean> {
  await takeStakesTurn(db, account)
  const round = await lockedRound(db, id)
  if (round.state !== 'running' || round.due_at === null || round.due_at > games.now()) return false
  const ended = await endedSafely(games, db, round)
  await writeProgress(db, ended)
  await payRounds(games, db, [ended])
  return true
}

/** So many moves end every round, if any do. */
const mostMoves = 100

async function endedSafely(games: Games, db: Database, round: StoredRound): Promise<StoredRound> {
  const [rules, seed] = [await rulesWith(db, round.rules_hash), await seedById(db, round.seed_id)]
  const moves = movesOf(round)
  for (let made = 0; made < mostMoves; made++) {
    const { moves: possible, stakes } = playRound(rules, betOf(round), moves, drawOf(games, seed, round.nonce))
    const moved = { ...round, moves: JSON.stringify(moves), move_count: moves.length }
    const ended = endedIfOver(games, moved, stakes, 'rule')
    if (ended.state !== 'running') return ended
    const move = safestMove(possible)
    if (!move) break
    moves.push(move)
  }
  return returned(games, round, 'rule')
}
