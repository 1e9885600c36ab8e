import { inGroup } from '../../../kernel/database/in-group.ts'
import { multiplierAt } from '../../../rules/rounds/kinds/crash-curve.ts'
import { factorOfChip } from '../../../rules/rounds/play-table.ts'
import { callError } from '../errors.ts'
import type { Gambler, Games } from '../games.ts'
import { endedIfOver } from '../rounds/ended.ts'
import { lockedRound } from '../rounds/find-round.ts'
import { payRounds } from '../rounds/money.ts'
import { writeProgress } from '../rounds/write-progress.ts'
import type { StoredRound, StoredTableRound } from '../tables.ts'
import { type DealtRound, dealtRound } from './dealt.ts'
import { stakesAtTable } from './stakes-at-table.ts'
import { knownTableRound } from './table-rounds.ts'

/** Leaves a flight at the multiplier of the moment at which the request arrived, if the flight was still on. */
export function cashOutRound(games: Games, gambler: Gambler, id: string, arrived: number): Promise<StoredRound> {
  return inGroup(games.db, async (db) => {
    const round = await lockedRound(db, id, gambler.id)
    const row = round.table_round === null ? undefined : await knownTableRound(games, db, round.table_round)
    if (!row) throw callError('game-not-in-flight')
    const flight = await dealtRound({ ...games, db }, row)
    if (round.cashed_out !== null) return round
    if (round.state === 'returned') throw callError('round-over')
    const cashed_out = multiplierFor(round, row, flight, arrived)
    if (round.state !== 'running') throw callError('cash-out-late')
    const left = { ...round, cashed_out }
    const ended = endedIfOver(games, left, stakesAtTable(left, flight), 'play')
    await writeProgress(db, ended)
    await payRounds(games, db, [ended])
    return ended
  })
}

/** Whoever wanted to leave before by itself has left there. Throws before the flight and after it. */
function multiplierFor({ auto_at }: StoredRound, row: StoredTableRound, flight: DealtRound, arrived: number): number {
  const { rules, dealt } = flight
  if (rules.kind !== 'crash' || arrived < row.shown_at) throw callError('game-not-in-flight')
  const risen = multiplierAt(rules, arrived - row.shown_at)
  const at = Math.min(risen, auto_at ?? risen)
  if (at < lowest) throw callError('game-not-in-flight')
  // A flight that reaches the highest multiplier rises no further: its end is told by the clock alone.
  const isLate = arrived > row.ends_at && at !== auto_at
  if (isLate || factorOfChip(rules, dealt, { amount: 1, at }) === 0) throw callError('cash-out-late')
  return at
}

/** Below that, nothing is won that would pay for the house's share. */
const lowest = 1010
