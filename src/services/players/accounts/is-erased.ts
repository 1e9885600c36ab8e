import type { Database } from '../../../kernel/database/database.ts'

export async function isErased(db: Database, id: string): Promise<boolean> {
  const account = await db.selectFrom('accounts').select('erased_at').where('id', '=', id).executeTakeFirst()
  return account === undefined || account.erased_at !== null
}
