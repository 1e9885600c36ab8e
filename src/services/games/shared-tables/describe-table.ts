import type { Table, TableResult } from '../../../contract/index.ts'
import { tableStateAt } from '../../../rules/gaming/table-clock.ts'
import { callError } from '../errors.ts'
import type { Games } from '../games.ts'
import type { StoredTableRound } from '../tables.ts'
import { betsShown } from './bets-shown.ts'
import { type DealtRound, dealtRound } from './dealt.ts'
import { latestRounds, tableGames } from './table-rounds.ts'

type Shown = Omit<Table, 'bets' | 'players' | 'results'>

/** A round of a table as everybody may see it at a moment: no outcome before its time. */
export async function shownRound(games: Games, row: StoredTableRound, now = games.now()): Promise<Shown> {
  const dealt = await dealtRound(games, row)
  const state = tableStateAt(row, now)
  const isCrash = dealt.rules.kind === 'crash'
  const isShown = state === 'over' || (state === 'showing' && !isCrash)
  const { opened_at, closes_at, shown_at, ends_at } = row
  return {
    ...{ id: row.table_id, round: row.number, state, opened_at, closes_at, shown_at },
    ...((state === 'over' || !isCrash) && { ends_at }),
    chain: dealt.chain.terminal_hash,
    chain_from: dealt.chain.first_round,
    hash: dealt.hash,
    ...(isShown && { shown: outcomeOf(dealt) }),
    ...(state === 'over' && { seed: dealt.seed }),
  }
}

const outcomeOf = ({ rules, dealt }: DealtRound) => ({ kind: rules.kind, dealt })

const shownResults = 20

/** A table with its latest bets and results. */
export async function describeTable(games: Games, table: string): Promise<Table> {
  const described = await tableSoFar(games, table)
  if (!described) throw callError('table-unknown')
  return described
}

/** All tables that have begun. */
export async function allTables(games: Games): Promise<Table[]> {
  const all = await Promise.all(tableGames(games).map(({ id }) => tableSoFar(games, id)))
  return all.filter((one) => one !== undefined)
}

async function tableSoFar(games: Games, table: string): Promise<Table | undefined> {
  const [current, ...before] = await latestRounds(games.db, table, shownResults + 1)
  if (!current) return undefined
  const { bets, players } = await betsShown(games.db, current.id)
  return {
    ...(await shownRound(games, current)),
    ...{ bets, players },
    results: await Promise.all(before.map((row) => resultOf(games, row))),
  }
}

async function resultOf(games: Games, row: StoredTableRound): Promise<TableResult> {
  const dealt = await dealtRound(games, row)
  return { round: row.number, shown: outcomeOf(dealt), seed: dealt.seed }
}
