import type { Database } from '../../../kernel/database/database.ts'

export async function countTransfers(db: Database): Promise<number> {
  const { transfers } = await db
    .selectFrom('ledger_transfers')
    .select(({ fn }) => fn.countAll<number | bigint>().as('transfers'))
    .executeTakeFirstOrThrow()
  return Number(transfers)
}
