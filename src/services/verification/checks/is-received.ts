import type { Database } from '../../../kernel/database/database.ts'
import { callError } from '../errors.ts'
import type { Document } from '../tables.ts'

/** Whether the same document was received before, under the same id. */
export async function isReceived(
  db: Database,
  { account_id, upload_id, upload_hash }: Pick<Document, 'account_id' | 'upload_id' | 'upload_hash'>,
): Promise<boolean> {
  const known = await db
    .selectFrom('verification_documents')
    .select('upload_hash')
    .where('account_id', '=', account_id)
    .where('upload_id', '=', upload_id)
    .executeTakeFirst()
  if (known && known.upload_hash !== upload_hash) throw callError('document-reused')
  return known !== undefined
}
