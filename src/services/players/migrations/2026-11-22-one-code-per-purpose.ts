import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Codes live for an hour at most: whoever waits for one asks for another.
  await sql`delete from one_time_codes`.execute(db)
  await db.schema.alterTable('one_time_codes').addColumn('seed', 'text').execute()
  await db.schema.alterTable('one_time_codes').addColumn('given_at', 'bigint').execute()
  await db.schema.dropIndex('one_time_codes_of_account').execute()
  await db.schema
    .createIndex('one_code_per_purpose')
    .unique()
    .on('one_time_codes')
    .columns(['account_id', 'purpose'])
    .execute()
}
