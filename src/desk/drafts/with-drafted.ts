import type { RecordText } from '../../contract/index.ts'
import type { Database } from '../../kernel/database/database.ts'
import { isOwnText } from '../../rules/own-texts.ts'
import { ownName } from '../../rules/pictures/own-name.ts'
import type { RecordFiles } from '../records/record-files.ts'
import { removed } from '../records/removed.ts'
import { withWords, wordsIn } from '../texts/words.ts'

// A picture is shown, and words count, as soon as they are there: records are looked at with the drafts of both.

type Context = { readonly db: Database; readonly files: RecordFiles }

/** The pictures that are drafts, without those that are to be deleted. */
export function draftedPictures({ db }: Pick<Context, 'db'>): Promise<RecordText[]> {
  return db
    .selectFrom('drafts')
    .select(['record', 'text'])
    .where('record', 'like', 'assets/%')
    .where('text', '!=', removed)
    .execute()
}

const english = 'locales/en.json'

/**
 * These records with the drafts of the pictures that they show, and with the drafted words that go out together with
 * them: those of single records, and new ones.
 */
export async function withDrafted(desk: Context, records: readonly RecordText[]): Promise<RecordText[]> {
  const given = new Set(records.map(({ record }) => record))
  const shown = (await draftedPictures(desk)).filter(
    ({ record }) => !given.has(record) && records.some(({ text }) => text.includes(`"${nameOf(record)}"`)),
  )
  const all = [...records, ...shown]
  return given.has(english) ? all : [...all, ...(await englishWith(desk, all))]
}

const nameOf = (record: string) => ownName(record.slice('assets/'.length, -'.json'.length))

async function englishWith({ db, files }: Context, records: readonly RecordText[]): Promise<RecordText[]> {
  const draft = await db.selectFrom('drafts').select('text').where('record', '=', english).executeTakeFirst()
  if (!draft) return []
  const published = files.read(english)?.text
  const known = wordsIn(published)
  const drafted = Object.entries(wordsIn(draft.text)).filter(
    ([id, words]) =>
      known[id] !== words &&
      (isOwnText(id) || known[id] === undefined) &&
      records.some(({ text }) => text.includes(`"${id}"`)),
  )
  return drafted.length > 0 ? [{ record: english, text: withWords(published, new Map(drafted)) }] : []
}
