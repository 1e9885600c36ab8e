import type { Database } from '../../../kernel/database/database.ts'

const batch = 500

const columns = [
  'number',
  'transfer_id',
  'kind',
  'cause',
  'created_at',
  'pocket',
  'hold_id',
  'currency',
  'amount',
] as const

type Posting = Awaited<ReturnType<typeof postingsAfter>>[number]

/** What changed the money of a player, oldest first, with what caused it; read in batches. */
export async function* eachPostingOf(db: Database, accountId: string): AsyncGenerator<Posting> {
  for (let after = 0; ; ) {
    const postings = await postingsAfter(db, accountId, after)
    yield* postings
    const last = postings.at(-1)
    if (!last) return
    after = last.number
  }
}

function postingsAfter(db: Database, accountId: string, number: number) {
  return db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_postings.transfer_id')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('number', '>', number)
    .orderBy('number')
    .limit(batch)
    .execute()
}

/** The same as a list. */
export async function postingsOf(db: Database, accountId: string): Promise<Omit<Posting, 'number'>[]> {
  const postings: Omit<Posting, 'number'>[] = []
  for await (const { number: _, ...posting } of eachPostingOf(db, accountId)) postings.push(posting)
  return postings
}
