import type { Database } from '../../kernel/database/database.ts'
import { contentOf } from '../../registry/files/picture-files.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'
import type { Staff } from '../tables.ts'

const day = 24 * 60 * 60_000

/** How long the file of a draft is kept. */
const lifetime = 180 * day

/** Keeps the file of a picture that may be published; returns its content. */
export async function keepDraft({ db, now }: Pick<Desk, 'db' | 'now'>, bytes: Buffer, staff: Staff): Promise<string> {
  const content = contentOf(bytes)
  const expires_at = now() + lifetime
  await db
    .insertInto('pictures')
    .values({ content, bytes, created_by: staff.id, expires_at })
    .onConflict((conflict) =>
      conflict.column('content').doUpdateSet({ expires_at }).where('pictures.expires_at', 'is not', null),
    )
    .execute()
  return content
}

/** Keeps a file for as long as there is a history. */
export async function keepForever(db: Database, content: string, bytes: Buffer, createdBy: string): Promise<void> {
  await db
    .insertInto('pictures')
    .values({ content, bytes, created_by: createdBy, expires_at: null })
    .onConflict((conflict) => conflict.column('content').doUpdateSet({ expires_at: null }))
    .execute()
}

/** The file of a picture: what is published, or a draft. */
export async function findPicture({ db, files }: Pick<Desk, 'db' | 'files'>, content: string): Promise<Buffer> {
  const published = files.readPicture(content)
  if (published) return published
  const row = await db.selectFrom('pictures').select('bytes').where('content', '=', content).executeTakeFirst()
  if (!row) throw callError('unknown-picture')
  return Buffer.from(row.bytes)
}
