import type { Database } from '../../../kernel/database/database.ts'
import { inTurn } from '../../../kernel/database/in-turn.ts'
import { isPostgres } from '../../../kernel/database/is-postgres.ts'
import type { Games } from '../games.ts'
import { endedIfOver } from '../rounds/ended.ts'
import { payRounds } from '../rounds/money.ts'
import type { StoredRound, StoredTableRound } from '../tables.ts'
import { type DealtRound, dealtRound } from './dealt.ts'
import { stakesAtTable } from './stakes-at-table.ts'

/** Bounds how long others wait for the rows, and how much is undone if a process dies. */
const most = 500

/** Pays all bets of a round that is over; each once, however many processes do it. */
export async function settleRound(games: Games, row: StoredTableRound): Promise<void> {
  const dealt = await dealtRound(games, row)
  while (await settleBatch(games, row, (db) => running(db, row), dealt));
  await games.db
    .updateTable('table_rounds')
    .set({ settled_at: games.now() })
    .where('id', '=', row.id)
    .where('settled_at', 'is', null)
    .execute()
}

/** Pays those who leave by themselves at a multiplier that the flight has reached. */
export async function cashOutReached(games: Games, row: StoredTableRound, multiplier: number): Promise<void> {
  const dealt = await dealtRound(games, row)
  const reached = (db: Database) => running(db, row).where('auto_at', '<=', multiplier)
  while (await settleBatch(games, row, reached, dealt, true));
}

const running = (db: Database, { id }: StoredTableRound) =>
  db.selectFrom('rounds').selectAll().where('table_round', '=', id).where('state', '=', 'running')

type Selecting = (db: Database) => ReturnType<typeof running>

/** Settles the next bets, in one transaction; returns whether there may be more. */
const settleBatch = (
  games: Games,
  { id }: StoredTableRound,
  select: Selecting,
  dealt: DealtRound,
  isLeaving = false,
): Promise<boolean> =>
  inTurn(games.db, `table round ${id}`, async (db) => {
    const rounds = await select(db)
      .orderBy('id')
      .limit(most)
      .$if(isPostgres(db), (query) => query.forUpdate())
      .execute()
    const ended = rounds.map((round) => {
      const left = isLeaving ? { ...round, cashed_out: round.auto_at } : round
      return endedIfOver(games, left, stakesAtTable(left, dealt), 'play')
    })
    await writeEnded(db, ended)
    await payRounds(games, db, ended)
    return rounds.length === most
  })

/** Many rows in one statement: they are known, so that each is updated. */
async function writeEnded(db: Database, ended: readonly StoredRound[]): Promise<void> {
  if (ended.length === 0) return
  await db
    .insertInto('rounds')
    .values([...ended])
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        state: row.ref('excluded.state'),
        payout: row.ref('excluded.payout'),
        ended_by: row.ref('excluded.ended_by'),
        cashed_out: row.ref('excluded.cashed_out'),
        ended_at: row.ref('excluded.ended_at'),
      })),
    )
    .execute()
}
