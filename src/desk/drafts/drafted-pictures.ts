import { type Asset, type RecordText, recordKind } from '../../contract/index.ts'
import type { Database } from '../../kernel/database/database.ts'
import { ownName } from '../../rules/pictures/own-name.ts'
import { jsonOrText } from '../records/json-or-text.ts'
import type { RecordFiles } from '../records/record-files.ts'
import { removed } from '../records/removed.ts'
import { withWords, wordsIn } from '../texts/words.ts'

// A picture is shown as soon as it is there: records that show one are looked at with its draft.

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

/** These records with the drafts of the pictures that they show, and with the words of those. */
export async function withPictures(desk: Context, records: readonly RecordText[]): Promise<RecordText[]> {
  const given = new Set(records.map(({ record }) => record))
  const shown = (await draftedPictures(desk)).filter(
    ({ record }) => !given.has(record) && records.some(({ text }) => text.includes(`"${nameOf(record)}"`)),
  )
  if (shown.length === 0) return [...records]
  const texts = [...shown, ...records].flatMap(alternativeIn)
  const words = given.has(english) ? [] : await englishWith(desk, texts)
  return [...records, ...shown, ...words]
}

const nameOf = (record: string) => ownName(record.slice('assets/'.length, -'.json'.length))

function alternativeIn({ record, text }: RecordText): string[] {
  const value = recordKind(record) === 'asset' ? jsonOrText(text) : undefined
  const id = (value as Partial<Asset> | undefined)?.alternative
  return typeof id === 'string' ? [id] : []
}

async function englishWith({ db, files }: Context, ids: readonly string[]): Promise<RecordText[]> {
  const draft = await db.selectFrom('drafts').select('text').where('record', '=', english).executeTakeFirst()
  const drafted = wordsIn(draft?.text)
  const published = files.read(english)?.text
  const known = wordsIn(published)
  const missing = ids.filter((id) => drafted[id] !== undefined && known[id] === undefined)
  if (missing.length === 0) return []
  return [{ record: english, text: withWords(published, new Map(missing.map((id) => [id, drafted[id] ?? null]))) }]
}
