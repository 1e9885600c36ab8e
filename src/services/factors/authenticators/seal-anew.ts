import { type Factors, type Owner, tablesOf } from '../owner.ts'
import { currentKey, sealKey, unsealKey } from './sealed-keys.ts'

const batch = 500

/** After a rotation of the root key, seals all keys with the current one, so that the former may be removed. */
export async function sealAnew(factors: Factors): Promise<void> {
  for (const kind of ['staff', 'player'] as const) {
    let last: string | undefined = ''
    while (last !== undefined) last = await sealBatch(factors, kind, last)
  }
}

/** Returns the last owner of the batch; undefined if there was none. */
async function sealBatch(factors: Factors, kind: Owner['kind'], after: string): Promise<string | undefined> {
  const rows = await factors.db
    .selectFrom(tablesOf[kind].authenticators)
    .select(['owner_id', 'sealed_key'])
    .where('sealed_with', '!=', currentKey(factors))
    .where('owner_id', '>', after)
    .orderBy('owner_id')
    .limit(batch)
    .execute()
  for (const row of rows) await sealRow(factors, kind, row)
  return rows.at(-1)?.owner_id
}

type Row = { readonly owner_id: string; readonly sealed_key: string }

/** Leaves a row that another process has changed, and one whose root key is unknown. */
async function sealRow(factors: Factors, kind: Owner['kind'], { owner_id, sealed_key }: Row): Promise<void> {
  const key = unsealKey(factors, sealed_key)
  if (!key) return
  await factors.db
    .updateTable(tablesOf[kind].authenticators)
    .set(sealKey(factors, key))
    .where('owner_id', '=', owner_id)
    .where('sealed_key', '=', sealed_key)
    .execute()
}
