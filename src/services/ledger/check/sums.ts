import { sql } from 'kysely'
import type { Database } from '../../../kernel/database/database.ts'
import { sayAmount } from '../statements/say-amount.ts'
import type { Fault } from './fault.ts'

/** The postings of a transfer add up to zero in each currency. */
export async function findOneSided(db: Database): Promise<readonly Fault[]> {
  const found = await db
    .selectFrom('ledger_postings')
    .select(['transfer_id', 'currency', sumOfAmounts.as('sum')])
    .groupBy(['transfer_id', 'currency'])
    .having(sumOfAmounts, '<>', 0)
    .orderBy('transfer_id')
    .execute()
  return found.map(({ transfer_id, currency, sum }) => ({
    code: 'one-sided',
    subject: `transfer ${transfer_id}`,
    message: `Its postings add up to ${sayAmount(sum, currency)}, not to 0.`,
  }))
}

/** PostgreSQL would make it a decimal number. */
export const sumOfAmounts = sql<number>`cast(sum(${sql.ref('amount')}) as bigint)`
