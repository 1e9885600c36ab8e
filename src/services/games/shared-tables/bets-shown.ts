import { createHash } from 'node:crypto'
import type { CurrencyCode, TableBet } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'

const shown = 20

/** The latest bets of a round of a table, without names, and how many have bet. */
export async function betsShown(db: Database, tableRound: string): Promise<{ bets: TableBet[]; players: number }> {
  const rows = await db
    .selectFrom('rounds')
    .select(['account_id', 'currency', 'staked', 'payout', 'cashed_out'])
    .where('table_round', '=', tableRound)
    .where('state', '<>', 'returned')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(shown)
    .execute()
  const bets = rows.map(({ account_id, currency, staked, payout, cashed_out }) => ({
    player: signOf(account_id, tableRound),
    currency: currency as CurrencyCode,
    staked,
    ...(payout !== null && { payout }),
    ...(cashed_out !== null && { factor: cashed_out }),
  }))
  return { bets, players: rows.length < shown ? countOf(rows) : await countPlayers(db, tableRound) }
}

/** Leads to nobody, and is another one in each round. */
const signOf = (account: string, tableRound: string) =>
  createHash('sha256').update(`${account} ${tableRound}`).digest('hex').slice(0, 4)

const countOf = (rows: readonly { readonly account_id: string }[]) => new Set(rows.map((row) => row.account_id)).size

async function countPlayers(db: Database, tableRound: string): Promise<number> {
  const { count } = await db
    .selectFrom('rounds')
    .select(({ fn }) => fn.count('account_id').distinct().as('count'))
    .where('table_round', '=', tableRound)
    .where('state', '<>', 'returned')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What changes when somebody bets, takes back or leaves, of several rounds at once. */
export async function betCounts(db: Database, tableRounds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (tableRounds.length === 0) return new Map()
  const rows = await db
    .selectFrom('rounds')
    .select(({ fn }) => ['table_round', fn.countAll().as('all'), fn.count('ended_at').as('ended')])
    .where('table_round', 'in', tableRounds)
    .groupBy('table_round')
    .execute()
  return new Map(rows.map(({ table_round, all, ended }) => [table_round ?? '', `${all} ${ended}`]))
}
