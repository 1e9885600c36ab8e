import { isOwnText } from '../../rules/own-texts.ts'
import type { Desk, Handler } from '../desk.ts'
import { findDraftedTexts } from '../drafts/drafted-texts.ts'
import { unknownAuthor } from '../history/track-file-change.ts'
import type { CatalogueDraft, DraftedWords, Plans } from '../records/catalogue.ts'
import { SerializedAnswer } from '../serialized-answer.ts'

export const catalogue: Handler<'catalogue'> = async (desk, { caller }) => {
  const [drafts, words, authors, plans] = await Promise.all([
    draftsOf(desk),
    wordsOf(desk),
    authorsOf(desk),
    plansOf(desk),
  ])
  const made = await desk.registry.catalogue({ drafts, words, authors, plans })
  const encoding = acceptedOf(caller.header('accept-encoding') ?? '')
  caller.setHeader('vary', 'accept-encoding')
  if (encoding) caller.setHeader('content-encoding', encoding)
  return new SerializedAnswer(made[encoding ?? 'json'])
}

function acceptedOf(header: string): 'br' | 'gzip' | undefined {
  const accepted = header.split(',').map((part) => part.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}

async function draftsOf({ db }: Desk): Promise<CatalogueDraft[]> {
  const rows = await db
    .selectFrom('drafts')
    .innerJoin('staff', 'staff.id', 'drafts.saved_by')
    .select(['record', 'text', 'saved_at', 'name', 'problems'])
    .orderBy('record')
    .execute()
  return rows.map(({ record, text, saved_at, name, problems }) => ({
    record,
    text,
    savedAt: saved_at,
    savedBy: name,
    hasErrors: (problems ?? 0) > 0,
  }))
}

/** The drafted words of single records. */
async function wordsOf({ db }: Desk): Promise<DraftedWords[]> {
  const texts = (await findDraftedTexts(db)).filter(({ id }) => isOwnText(id))
  return texts.map(({ id, author }) => ({ id, savedAt: author.at, savedBy: author.name }))
}

async function plansOf({ db }: Desk): Promise<Plans> {
  const rows = await db
    .selectFrom('planned_changes')
    .select(['record', 'publish_at', 'problem'])
    .where('text_id', '=', '')
    .orderBy('record')
    .execute()
  return Object.fromEntries(rows.map(({ record, publish_at: publishAt, problem }) => [record, { publishAt, problem }]))
}

/** The author of the latest version of each record. */
async function authorsOf({ db }: Desk): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('record_versions as version')
    .select(['record', 'author'])
    .where('author', '!=', unknownAuthor)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('record_versions as later')
            .select('later.id')
            .whereRef('later.record', '=', 'version.record')
            .whereRef('later.at', '>', 'version.at'),
        ),
      ),
    )
    .orderBy('record')
    .execute()
  return Object.fromEntries(rows.map(({ record, author }) => [record, author]))
}
