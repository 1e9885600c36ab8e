import type { Database } from '../../../kernel/database/database.ts'

export async function isBlocked(db: Database, id: string): Promise<boolean> {
  const account = await db.selectFrom('accounts').select('blocked').where('id', '=', id).executeTakeFirst()
  return account?.blocked !== 0
}
