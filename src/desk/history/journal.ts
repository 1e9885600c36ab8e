import type { Database } from '../../kernel/database/database.ts'

/** What one file said and will say. */
export type Change = { readonly record: string; readonly before: string | null; readonly after: string }

/** Of how many landings, and in how many languages, pages change. */
type Reach = { readonly landings: number; readonly languages: number }

/** What is about to be done; it stays until all of it is done, or none. */
export type Journal = {
  readonly staffId: string
  readonly note: string
  readonly reach: Reach
  /** It failed, and what was written has to be taken back. */
  readonly hasFailed?: boolean
  readonly changes: readonly (Change & { readonly version: number })[]
}

export async function journalOf(db: Database): Promise<Journal | undefined> {
  const row = await db.selectFrom('publishing').select('journal').executeTakeFirst()
  return readJournal(row?.journal)
}

export const readJournal = (text: string | null | undefined): Journal | undefined =>
  text ? (JSON.parse(text) as Journal) : undefined
