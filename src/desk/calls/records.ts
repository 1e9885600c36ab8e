import type { StaffCalls } from '../../contract/calls/staff.ts'
import { recordName } from '../../registry/check/names.ts'
import { isOwnText } from '../../rules/own-texts.ts'
import type { Desk, Handler } from '../desk.ts'
import { findDraft } from '../drafts/drafts.ts'
import { namesFor, reviewOf } from '../drafts/requested-review.ts'
import { draftedPictures, withDrafted } from '../drafts/with-drafted.ts'
import { callError } from '../errors.ts'
import { latestVersion, trackFileChange, unknownAuthor } from '../history/track-file-change.ts'
import { launchesOf } from '../launches/launches.ts'
import { momentOf } from '../moment.ts'
import { openShared } from '../preview/open-shared.ts'
import { ancestorsOf } from '../records/ancestors.ts'
import { textsAmong } from '../records/needed-records.ts'
import type { RecordFile } from '../records/record-files.ts'
import { redirectsAlong } from '../removal/along.ts'
import { landingRecord, redirectRecord } from '../removal/redirects.ts'
import { requireRole } from '../sessions/require-role.ts'
import { sessionCookie } from '../sessions/sessions.ts'
import type { DraftTable } from '../tables.ts'
import { wordsIn } from '../texts/words.ts'

export const record: Handler<'record'> = async (desk, { query: { name } }) => {
  const file = await trackFileChange(desk, name)
  const draft = await findDraft(desk.db, name)
  const deleted = file || draft ? undefined : await deletionOf(desk, name)
  const text = draft?.text || file?.text || deleted?.text
  if (text === undefined) throw await unknownRecord(desk, name)
  return {
    record: name,
    published: file ? await publishedOf(desk, name, file) : null,
    draft: draft ? await draftOf(desk, draft) : null,
    launches: await launchesOf(desk.db, name),
    ancestors: ancestorsOf(desk.files, text),
    ...(deleted && { deleted }),
    along: draft ? await redirectsAlong(desk, name) : [],
  }
}

/** The name that it has now, if it was renamed; an old address that is published leads wherever its redirect does. */
async function unknownRecord({ db, files }: Desk, name: string) {
  const redirect = name.startsWith('landings/') ? files.read(redirectRecord(recordName(name))) : undefined
  const moved = db.selectFrom('moved_records').select('to_record').where('record', '=', name)
  const record = redirect ? landingRecord(JSON.parse(redirect.text).to) : (await moved.executeTakeFirst())?.to_record
  return record === undefined ? callError('unknown-record') : callError('moved-record', { details: { record } })
}

/** When a record was deleted and by whom, and what it said. */
async function deletionOf({ db }: Desk, name: string): Promise<Answer['deleted']> {
  const versions = db.selectFrom('record_versions').where('record', '=', name).orderBy('at', 'desc')
  const last = await versions.select(['text', 'author', 'at']).executeTakeFirst()
  const before = await versions.select('text').where('text', '!=', '').executeTakeFirst()
  if (!last || !before) return undefined
  const isSaid = last.text === '' && last.author !== unknownAuthor
  return { text: before.text, at: momentOf(last.at), ...(isSaid && { by: last.author }) }
}

type Answer = StaffCalls['record']['answer']

async function publishedOf(desk: Desk, name: string, file: RecordFile): Promise<NonNullable<Answer['published']>> {
  const latest = await latestVersion(desk, name)
  const author = latest?.revision === file.revision ? latest.author : unknownAuthor
  const { revision, text, changedAt } = file
  return { revision, text, changedAt: momentOf(changedAt), ...(author !== unknownAuthor && { changedBy: author }) }
}

async function draftOf({ db }: Desk, draft: DraftTable): Promise<NonNullable<Answer['draft']>> {
  const nameOf = await namesFor(db, [draft])
  return {
    version: draft.version,
    baseRevision: draft.base_revision,
    baseText: draft.base_text,
    text: draft.text,
    savedAt: momentOf(draft.saved_at),
    savedBy: nameOf(draft.saved_by),
    problems: draft.problems,
    review: reviewOf(draft, nameOf),
  }
}

export const library: Handler<'library'> = async (desk) => {
  const { records, slugs } = await desk.registry.library()
  const drafted = new Map((await draftedPictures(desk)).map((picture) => [picture.record, picture]))
  const published = records.filter(({ record }) => !drafted.has(record))
  return { records: [...published, ...drafted.values()], slugs }
}

export const findTexts: Handler<'find-texts'> = ({ registry }, { query: { words } }) => registry.findTexts(words)

export const check: Handler<'check'> = async (desk, { body: { records }, caller }) => ({
  diagnostics: await desk.registry.check(await withDrafted(desk, records), { signal: caller.gone() }),
})

/** Available with a session or with the token of a preview link. */
export const texts: Handler<'texts'> = async (desk, { query: { locale, token }, caller }) => {
  const shared = token === undefined ? undefined : await openShared(desk, token)
  if (!shared) await requireRole(desk, caller.cookie(sessionCookie), 'viewer')
  const file = desk.files.read(`locales/${locale}.json`)
  if (!file) throw callError('unknown-record', { location: 'locale' })
  const { text, revision } = file
  if (!shared) return { text, revision }
  const [draft, drafted] = await Promise.all([locale, 'en'].map((code) => findDraft(desk.db, `locales/${code}.json`)))
  const english = desk.files.read('locales/en.json')?.text ?? '{}'
  const shownOf = (own: string, words: string) => textsAmong(orInEnglish(words, own), shared.texts)
  return {
    text: shownOf(english, text),
    revision,
    ...((draft || drafted) && { draft: shownOf(drafted?.text ?? english, draft?.text ?? text) }),
  }
}

/** The texts of a language, with those of single records in English that it does not have. */
function orInEnglish(text: string, english: string): string {
  const own = Object.entries(wordsIn(english)).filter(([id]) => isOwnText(id))
  return own.length > 0 ? JSON.stringify({ ...Object.fromEntries(own), ...wordsIn(text) }) : text
}
