import type { StaffCalls } from '../../contract/calls/staff.ts'
import { type Publication, recordKind } from '../../contract/index.ts'
import type { Database } from '../../kernel/database/database.ts'
import { recordName } from '../../registry/check/names.ts'
import { isTextOf } from '../../rules/own-texts.ts'
import type { Handler } from '../desk.ts'
import { callError } from '../errors.ts'
import { trackFileChange } from '../history/track-file-change.ts'
import { momentOf } from '../moment.ts'
import { changesOf } from '../publications/changes-of.ts'
import { findPublications } from '../publications/list-publications.ts'
import { changedWords, wordsIn } from '../texts/words.ts'

export const history: Handler<'history'> = async (desk, { query: { record } }) => {
  await trackFileChange(desk, record)
  const versions = await desk.db
    .selectFrom('record_versions')
    .select(['id', 'at', 'author', 'note', 'revision', 'landings', 'languages', 'publication'])
    .where('record', '=', record)
    .orderBy('at', 'desc')
    .execute()
  const publications = await findPublications(
    desk.db,
    versions.flatMap((one) => one.publication ?? []),
  )
  return {
    versions: versions.map(({ at, landings, languages, publication, ...version }) => ({
      ...version,
      ...published(publications.get(publication ?? '')),
      at: momentOf(at),
      ...(landings !== null && languages !== null && { reach: { landings, languages } }),
    })),
  }
}

const published = (publication: Publication | undefined) => (publication ? { publication } : {})

export const version: Handler<'version'> = async ({ db }, { query: { id } }) => {
  const found = await db
    .selectFrom('record_versions')
    .select(['record', 'at', 'text', 'publication'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw callError('unknown-version')
  const before = await db
    .selectFrom('record_versions')
    .select('text')
    .where('record', '=', found.record)
    .where('at', '<', found.at)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { text: found.text, before: before?.text ?? null, words: await wordsOf(db, found) }
}

type Version = { readonly record: string; readonly publication: string | null }

/** The words of this record alone that were published with a version of it. */
async function wordsOf(
  db: Database,
  { record, publication }: Version,
): Promise<StaffCalls['version']['answer']['words']> {
  if (publication === null) return []
  return (await changesOf({ db }, publication))
    .filter((change) => recordKind(change.record) === 'messages')
    .flatMap(({ record: language, before, after }) => {
      const [was, is] = [wordsIn(before), wordsIn(after)]
      const own = [...changedWords(was, is).keys()].filter((id) => isTextOf(recordName(record), id))
      return own.map((id) => ({ language, id, before: was[id] ?? null, after: is[id] ?? null }))
    })
}
