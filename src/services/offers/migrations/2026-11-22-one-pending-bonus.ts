import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update player_bonuses set status = 'deactivated'
    where status = 'pending' and exists (
      select 1 from player_bonuses as later
      where later.account_id = player_bonuses.account_id and later.status = 'pending'
        and (later.created_at > player_bonuses.created_at
          or (later.created_at = player_bonuses.created_at and later.id > player_bonuses.id))
    )
  `.execute(db)
  await db.schema
    .createIndex('one_pending_bonus')
    .unique()
    .on('player_bonuses')
    .column('account_id')
    .where(sql.ref('status'), '=', 'pending')
    .execute()
}
