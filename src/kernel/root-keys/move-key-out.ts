import type { Database } from '../database/database.ts'
import { createKeyFile, readKeyFile, writeKeyFile } from './key-file.ts'

const name = 'root'

/** Earlier versions kept the root key in the database, where a dump contains it. */
export async function moveKeyOut(db: Database, dataDir: string): Promise<void> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  if (!row) return
  createKeyFile(dataDir, row.value)
  const keys = readKeyFile(dataDir)
  if (!keys.includes(row.value)) writeKeyFile(dataDir, [row.value, ...keys])
  // Only now: until the key is in the file, the next start tries again.
  await db.deleteFrom('secrets').where('name', '=', name).execute()
}
