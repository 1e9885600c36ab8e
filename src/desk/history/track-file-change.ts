import { createHash } from 'node:crypto'
import type { Desk } from '../desk.ts'
import type { RecordFile } from '../records/record-files.ts'
import { authorOfFile } from './git.ts'
import { presentFile } from './present-file.ts'

/** The author of a version whose file was changed outside the desk. */
export const unknownAuthor = 'file'

/** Reads the record's file. A change made outside the desk becomes a version when it is first seen. */
export async function trackFileChange(
  desk: Pick<Desk, 'db' | 'files' | 'now'>,
  record: string,
): Promise<RecordFile | undefined> {
  // In this order: a publication adds its version before it deletes its journal.
  const file = await presentFile(desk, record)
  if (!file) return undefined
  const latest = await latestVersion(desk, record)
  if (file.isBeingReplaced || latest?.revision === file.revision) return file
  const author = (await authorOfFile(file.path)) ?? unknownAuthor
  // A publication may have replaced the file meanwhile: then this was the version before it.
  if (desk.files.read(record)?.revision !== file.revision) return file
  await desk.db
    .insertInto('record_versions')
    .values({
      // A deterministic id: of concurrent requests that see the change, only one adds the version.
      id: createHash('sha256').update([record, file.revision, latest?.id].join('\n')).digest('hex').slice(0, 32),
      record,
      revision: file.revision,
      text: file.text,
      author,
      at: Math.max(file.changedAt, (latest?.at ?? 0) + 1),
      note: '',
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return file
}

export function latestVersion({ db }: Pick<Desk, 'db'>, record: string) {
  return db
    .selectFrom('record_versions')
    .select(['id', 'revision', 'author', 'at'])
    .where('record', '=', record)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
