import type { Kernel } from '../../../kernel/kernel.ts'
import { currentKey, sealKey, unsealKey } from './document-keys.ts'

type Sealing = Pick<Kernel, 'db' | 'secrets'>

const batch = 500

/** After a rotation of the root key, seals the keys of all documents with the current one, so that the former may be removed. */
export async function sealDocumentsAnew(sealing: Sealing): Promise<void> {
  let last: string | undefined = ''
  while (last !== undefined) last = await sealBatch(sealing, last)
}

/** Returns the last document of the batch; undefined if there was none. */
async function sealBatch(sealing: Sealing, after: string): Promise<string | undefined> {
  const rows = await sealing.db
    .selectFrom('verification_documents')
    .select(['id', 'sealed_key'])
    .where('sealed_with', '!=', currentKey(sealing))
    .where('id', '>', after)
    .orderBy('id')
    .limit(batch)
    .execute()
  for (const { id, sealed_key } of rows) {
    const key = unsealKey(sealing, sealed_key)
    if (key)
      await sealing.db.updateTable('verification_documents').set(sealKey(sealing, key)).where('id', '=', id).execute()
  }
  return rows.at(-1)?.id
}
