import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'

/** A record that a publication changed, with its text before and afterwards; empty where it does not exist. */
export type Published = { readonly record: string; readonly before: string; readonly after: string }

/** What a publication has changed, by record. */
export async function changesOf({ db }: Pick<Desk, 'db'>, publication: string): Promise<Published[]> {
  const versions = await db
    .selectFrom('record_versions')
    .select(['record', 'at', 'text'])
    .where('publication', '=', publication)
    .orderBy('record')
    .execute()
  if (versions.length === 0) throw callError('unknown-publication')
  const former = await db
    .selectFrom('record_versions as version')
    .innerJoin('record_versions as earlier', 'earlier.record', 'version.record')
    .select(['earlier.record', 'earlier.text'])
    .where('version.publication', '=', publication)
    .whereRef('earlier.at', '<', 'version.at')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('record_versions as between')
            .select('between.id')
            .whereRef('between.record', '=', 'version.record')
            .whereRef('between.at', '>', 'earlier.at')
            .whereRef('between.at', '<', 'version.at'),
        ),
      ),
    )
    .execute()
  const before = new Map(former.map(({ record, text }) => [record, text]))
  return versions
    .map(({ record, text }) => ({ record, before: before.get(record) ?? '', after: text }))
    .filter((change) => change.before !== change.after)
}
