import type { GamesCalls } from '../../../contract/calls/games.ts'
import type { RoundMove } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { inGroup } from '../../../kernel/database/in-group.ts'
import { stakedOn } from '../../../rules/rounds/payout.ts'
import { moveProblem, playRound } from '../../../rules/rounds/play-round.ts'
import { takeStakesTurn } from '../../cashier/limits/require-stake.ts'
import { callError } from '../errors.ts'
import type { Gambler, Games } from '../games.ts'
import { seedById } from '../seeds/seeds.ts'
import type { StoredRound } from '../tables.ts'
import { dueAt } from './begin-round.ts'
import { endedIfOver } from './ended.ts'
import { lockedRound } from './find-round.ts'
import { payRounds, requireLimits, takeRoundStake } from './money.ts'
import { betOf, drawOf, movesOf } from './parts-of-round.ts'
import { rulesWith } from './rules.ts'
import { writeProgress } from './write-progress.ts'

type Asked = { readonly round: string } & GamesCalls['play-move']['body']

/** Does the next thing in a round. The same number with the same move changes nothing any more. */
export const playMove = (games: Games, gambler: Gambler, asked: Asked): Promise<StoredRound> =>
  inGroup(games.db, async (db) => {
    // Before the round: whoever begins a round takes them in this order, too.
    await takeStakesTurn(db, gambler.id)
    const round = await lockedRound(db, asked.round, gambler.id)
    if (round.table_round !== null) throw callError('game-at-table')
    if (isPlayed(round, asked)) return round
    if (round.state !== 'running') throw callError('round-over')
    if (asked.number !== round.move_count + 1) throw callError('move-out-of-turn')
    const moved = await withMove(games, db, round, asked.move)
    const next = moved.state === 'running' ? { ...moved, due_at: dueAt(games, gambler) } : moved
    await writeProgress(db, next)
    const more = next.staked - round.staked
    if (more > 0) {
      await requireLimits(games, db, { ...next, amount: more })
      await takeRoundStake(games, db, { round: next, amount: more })
    }
    if (next.state !== 'running') await payRounds(games, db, [next])
    return next
  })

function isPlayed(round: StoredRound, { number, move }: Asked): boolean {
  const before = movesOf(round)[number - 1]
  if (!before) return false
  if (contentOf(before) !== contentOf(move)) throw callError('move-reused')
  return true
}

const contentOf = (move: RoundMove) => JSON.stringify(Object.entries(move).toSorted())

async function withMove(games: Games, db: Database, round: StoredRound, move: RoundMove): Promise<StoredRound> {
  const [rules, seed] = [await rulesWith(db, round.rules_hash), await seedById(db, round.seed_id)]
  const [bet, moves] = [betOf(round), movesOf(round)]
  const draw = () => drawOf(games, seed, round.nonce)
  const problem = moveProblem(rules, bet, moves, move, draw())
  if (problem) throw callError('move-impossible', { details: { problem } })
  const all = [...moves, move]
  const { stakes } = playRound(rules, bet, all, draw())
  const moved = { ...round, moves: JSON.stringify(all), move_count: all.length, staked: stakedOn(stakes) }
  return endedIfOver(games, moved, stakes, 'play')
}
