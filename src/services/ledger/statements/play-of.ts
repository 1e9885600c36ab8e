import { sql } from 'kysely'
import type { Database } from '../../../kernel/database/database.ts'
import type { Move } from '../../../rules/limits/play.ts'

type Span = { readonly player: string; readonly since: number }

/** What a player staked and won since a moment: all that bets and rounds caused. */
export async function playOf(db: Database, { player, since }: Span): Promise<Move[]> {
  const moves: Move[] = []
  for await (const move of newestFirst(db, player)) {
    if (move.at <= since) break
    moves.push(move)
  }
  return moves
}

const batch = 200

async function* newestFirst(db: Database, player: string): AsyncGenerator<Move> {
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await movesBefore(db, player, before)
    for (const { number: _, ...move } of rows) yield move
    const last = rows.at(-1)
    if (!last) return
    before = last.number
  }
}

function movesBefore(db: Database, player: string, number: number) {
  return db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_postings.transfer_id')
    .select(['number', 'amount', 'created_at as at'])
    .select(sql<Move['pocket']>`pocket`.as('pocket'))
    .where('account_id', '=', player)
    .where('pocket', 'in', ['cash', 'bonus'])
    .where(({ or, eb }) => or(['bet %', 'round %'].map((cause) => eb('cause', 'like', cause))))
    .where('number', '<', number)
    .orderBy('number', 'desc')
    .limit(batch)
    .execute()
}
