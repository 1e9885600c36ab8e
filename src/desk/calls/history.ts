import type { Publication } from '../../contract/index.ts'
import type { Handler } from '../desk.ts'
import { callError } from '../errors.ts'
import { trackFileChange } from '../history/track-file-change.ts'
import { momentOf } from '../moment.ts'
import { findPublications } from '../publications/list-publications.ts'

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
    .select(['record', 'at', 'text'])
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
  return { text: found.text, before: before?.text ?? null }
}
