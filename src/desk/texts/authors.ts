import { recordKind } from '../../contract/index.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { Desk } from '../desk.ts'
import type { Staff } from '../tables.ts'
import { changedWords, wordsIn } from './words.ts'

type Saved = {
  readonly record: string
  /** The draft before this save, or the file. */
  readonly before: string | undefined
  readonly after: string
  readonly base: string | undefined
  readonly staff: Staff
}

/** Of several people who draft texts of one language, keeps who has drafted which. */
export async function noteAuthors(
  { now }: Pick<Desk, 'now'>,
  db: Database,
  { record, before, after, base, staff }: Saved,
): Promise<void> {
  if (recordKind(record) !== 'messages') return
  const author = { saved_by: staff.id, saved_at: now() }
  for (const text_id of changedWords(wordsIn(before), wordsIn(after)).keys())
    await db
      .insertInto('drafted_texts')
      .values({ record, text_id, ...author })
      .onConflict((conflict) => conflict.columns(['record', 'text_id']).doUpdateSet(author))
      .execute()
  await forgetAuthors(db, record, new Set(changedWords(wordsIn(base), wordsIn(after)).keys()))
}

/** Forgets the authors of texts that are no longer drafted. */
export async function forgetAuthors(db: Database, record: string, drafted: ReadonlySet<string>): Promise<void> {
  const known = await db.selectFrom('drafted_texts').select('text_id').where('record', '=', record).execute()
  for (const { text_id } of known.filter((one) => !drafted.has(one.text_id)))
    await db.deleteFrom('drafted_texts').where('record', '=', record).where('text_id', '=', text_id).execute()
}
