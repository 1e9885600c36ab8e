import type { ReviewedText } from '../../contract/index.ts'
import type { Database } from '../../kernel/database/database.ts'
import { callError } from '../errors.ts'
import { revisionOfText } from '../records/revision.ts'
import { changedWords, wordsIn } from '../texts/words.ts'

/** A text with unpublished words in one language. */
export type DraftedText = {
  readonly record: string
  readonly id: string
  /** A digest of the drafted words. */
  readonly revision: string
  readonly before: string | null
  readonly text: string | null
  readonly author: { readonly id: string; readonly name: string; readonly at: number }
  /** That of the language's draft. */
  readonly version: number
}

export async function findDraftedTexts(db: Database): Promise<DraftedText[]> {
  const [drafts, authors] = await Promise.all([draftsOfLanguages(db), authorsOfTexts(db)])
  return drafts.flatMap(({ record, version, base_text, text: draft, ...saved }) =>
    [...changedWords(wordsIn(base_text), wordsIn(draft))].map(([id, text]) => ({
      record,
      id,
      revision: revisionOfText(text ?? ''),
      before: wordsIn(base_text)[id] ?? null,
      text,
      author: authors.get(keyOf({ record, id })) ?? saved,
      version,
    })),
  )
}

const draftsOfLanguages = (db: Database) =>
  db
    .selectFrom('drafts')
    .innerJoin('staff', 'staff.id', 'drafts.saved_by')
    .select(['record', 'version', 'base_text', 'text', 'staff.id', 'staff.name', 'saved_at as at'])
    .where('record', 'like', 'locales/%')
    .orderBy('record')
    .execute()

async function authorsOfTexts(db: Database) {
  const rows = await db
    .selectFrom('drafted_texts')
    .innerJoin('staff', 'staff.id', 'drafted_texts.saved_by')
    .select(['record', 'text_id', 'staff.id', 'staff.name', 'saved_at as at'])
    .execute()
  return new Map(rows.map(({ record, text_id, ...author }) => [keyOf({ record, id: text_id }), author]))
}

const keyOf = ({ record, id }: Pick<DraftedText, 'record' | 'id'>) => `${record} ${id}`

/** These drafted texts, with the words that were seen. */
export async function chooseTexts(db: Database, choices: readonly ReviewedText[]): Promise<DraftedText[]> {
  if (choices.length === 0) return []
  const drafted = new Map((await findDraftedTexts(db)).map((text) => [keyOf(text), text]))
  return choices.map((choice) => {
    const { record, id, revision } = choice
    const found = drafted.get(keyOf(choice))
    const details = { record, text: id }
    if (!found) throw callError('unknown-draft', { message: `The text "${id}" has no draft in ${record}`, details })
    if (revision === found.revision) return found
    const message = `The text "${id}" was changed by someone else in the meantime; look at it again`
    throw callError('stale-draft', { message, details })
  })
}
