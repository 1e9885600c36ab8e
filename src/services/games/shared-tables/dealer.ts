import type { Log } from '../../../kernel/log.ts'
import { downUntil } from '../../../rules/gaming/downtime.ts'
import { multiplierAt } from '../../../rules/rounds/kinds/crash-curve.ts'
import type { Games } from '../games.ts'
import type { StoredTableRound } from '../tables.ts'
import { betCounts } from './bets-shown.ts'
import { dealtRound } from './dealt.ts'
import { noteBets, noteRound } from './note-table.ts'
import { openNext } from './open-next.ts'
import { cashOutReached, settleRound } from './settle.ts'
import { latestRounds, type TableGame, tableGames } from './table-rounds.ts'

/** Cash-outs that arrived in time are decided before the others have lost. */
const grace = 1000

/** What the dealer of all tables knows of the round of a table. */
type Dealing = {
  readonly row: StoredTableRound
  readonly toldShown?: boolean
  readonly toldOver?: boolean
  readonly toldBets?: string
  /** No round follows for now. */
  readonly isDown?: boolean
}

/** Leads all tables by the server's clock, as long as this process is their leader. */
export function createDealer(games: Games, log?: Pick<Log, 'warn'>) {
  const dealing = new Map<string, Dealing>()

  async function deal(game: TableGame): Promise<void> {
    const known = dealing.get(game.id) ?? (await lastDealing(games, game.id))
    const after = await step(games, game, known)
    if (after) dealing.set(game.id, after)
    else dealing.delete(game.id)
  }

  return {
    /** Does what is due at all tables. What fails at one is tried again the next time. */
    async advance(): Promise<void> {
      for (const game of tableGames(games)) {
        try {
          await deal(game)
        } catch (err) {
          dealing.delete(game.id)
          log?.warn({ err, table: game.id }, 'A table could not be led')
        }
      }
    },
    /** Tells who has bet since the last time, and pays those who leave by themselves. */
    async attend(): Promise<void> {
      const counts = await betCounts(
        games.db,
        [...dealing.values()].map(({ row }) => row.id),
      )
      for (const [table, known] of dealing) {
        const told = counts.get(known.row.id)
        // Nobody has bet.
        if (told === undefined) continue
        await leaveInFlight(games, known.row)
        if (told === known.toldBets) continue
        await noteBets(games, known.row)
        dealing.set(table, { ...known, toldBets: told })
      }
    },
    /** Another process leads from now on: what is known will be outdated. */
    forget: () => dealing.clear(),
    /** When something is due next. */
    nextAt: () => Math.min(...[...dealing.values()].map(nextMoment), Number.POSITIVE_INFINITY),
  }
}

const settlesAt = ({ ends_at, next_at }: StoredTableRound) => (next_at > ends_at ? ends_at + grace : ends_at)

function nextMoment({ row, toldShown, toldOver, isDown }: Dealing): number {
  if (!toldShown) return row.shown_at
  if (!toldOver) return row.ends_at
  if (row.settled_at === null) return settlesAt(row)
  return isDown ? Number.POSITIVE_INFINITY : row.next_at
}

async function lastDealing({ db }: Games, table: string): Promise<Dealing | undefined> {
  const [row] = await latestRounds(db, table, 1)
  return row && { row }
}

/** What is known of the table afterwards; undefined if it has to be read again. */
async function step(games: Games, game: TableGame, known: Dealing | undefined): Promise<Dealing | undefined> {
  const now = games.now()
  const isDown = downUntil(game, now) !== undefined
  if (!known) return isDown ? undefined : opened(await openNext(games, game, 1))
  const { row } = known
  if (now >= row.ends_at && !known.toldOver) {
    await tell(games, row)
    return step(games, game, { ...known, toldShown: true, toldOver: true })
  }
  if (now >= row.shown_at && !known.toldShown) {
    await tell(games, row)
    return { ...known, toldShown: true }
  }
  if (now >= settlesAt(row) && row.settled_at === null) {
    await settleRound(games, row)
    return step(games, game, { ...known, row: { ...row, settled_at: now } })
  }
  if (now < row.next_at || row.settled_at === null) return known
  return isDown ? { ...known, isDown } : opened(await openNext(games, game, row.number + 1))
}

const opened = (row: StoredTableRound | undefined): Dealing | undefined => row && { row }

const tell = (games: Games, row: StoredTableRound) =>
  games.db.transaction().execute((db) => noteRound({ ...games, db }, db, row))

async function leaveInFlight(games: Games, row: StoredTableRound): Promise<void> {
  const now = games.now()
  if (now < row.shown_at || now >= row.ends_at) return
  const { rules } = await dealtRound(games, row)
  if (rules.kind === 'crash') await cashOutReached(games, row, multiplierAt(rules, now - row.shown_at))
}
