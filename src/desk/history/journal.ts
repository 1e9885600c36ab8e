import type { Publication } from '../../contract/index.ts'
import type { Database } from '../../kernel/database/database.ts'

/** The content of a file before and after publishing; empty afterwards if it is deleted. */
export type Change = { readonly record: string; readonly before: string | null; readonly after: string }

/** The number of landings and languages whose pages change. */
type Reach = { readonly landings: number; readonly languages: number }

/** A record gets another name, with or without the texts that belong to it alone. */
export type Rename = { readonly from: string; readonly to: string; readonly hasTexts: boolean }

/** What is being published; kept until all of it is done or rolled back. */
export type Journal = {
  readonly staffId: string
  readonly note: string
  /** As what all of it is kept; absent in journals of former versions of the program. */
  readonly publication?: Pick<Publication, 'id' | 'act' | 'reverts'> | undefined
  readonly reach: Reach
  /** The planned launch that this is. */
  readonly launch?: { readonly id: string; readonly publishAt: number } | undefined
  /** The record that gets another name. */
  readonly rename?: Rename | undefined
  /** Publishing failed, and written files must be restored. */
  readonly hasFailed?: boolean
  readonly changes: readonly (Change & {
    readonly version: number
    /** The texts that change, where the rest of a language stays a draft. */
    readonly texts?: readonly string[]
  })[]
}

export async function journalOf(db: Database): Promise<Journal | undefined> {
  const row = await db.selectFrom('publishing').select('journal').executeTakeFirst()
  return readJournal(row?.journal)
}

export const readJournal = (text: string | null | undefined): Journal | undefined =>
  text ? (JSON.parse(text) as Journal) : undefined
