import { unsealBytes } from '../../../kernel/seal.ts'
import { newId } from '../../../kernel/secrets.ts'
import { mayView } from '../../../rules/verification/states.ts'
import { addSecurityEvent } from '../../security/events/add-security-event.ts'
import type { Sender } from '../../security/events/security-event.ts'
import { unsealKey } from '../documents/document-keys.ts'
import { read } from '../documents/files.ts'
import type { Document } from '../tables.ts'
import type { Verifying } from '../verification.ts'

type Viewing = { readonly id: string; readonly staff: string; readonly sender: Sender }

type Outcome = { readonly refusal: 'unknown' | 'closed' } | { readonly document: Document; readonly bytes: Buffer }

/** Decrypts a document for a staff member. Without the entry in the log there is no view. */
export async function viewDocument(
  verifying: Pick<Verifying, 'db' | 'now' | 'secrets' | 'settings'>,
  { id, staff, sender }: Viewing,
): Promise<Outcome> {
  const { db, now, settings } = verifying
  const found = await db
    .selectFrom('verification_documents as documents')
    .innerJoin('verifications', 'verifications.id', 'documents.verification_id')
    .selectAll('documents')
    .select('verifications.state')
    .where('documents.id', '=', id)
    .executeTakeFirst()
  if (!found) return { refusal: 'unknown' }
  const { state, ...document } = found
  if (!mayView(state)) return { refusal: 'closed' }
  const key = unsealKey(verifying, document.sealed_key)
  if (!key) throw new Error(`The root key of document ${id} was removed.`)
  const bytes = unsealBytes(await read(settings, document.file), key)
  await db.transaction().execute(async (transaction) => {
    const { verification_id, account_id, kind } = document
    const act = {
      id: newId(),
      verification_id,
      at: now(),
      staff_id: staff,
      act: 'view',
      reason: null,
      note: kind,
    } as const
    await transaction.insertInto('verification_acts').values(act).execute()
    const event = { name: 'document-viewed', account: account_id, staff, details: kind } as const
    await addSecurityEvent({ db: transaction, now }, sender, event)
  })
  return { document, bytes }
}
