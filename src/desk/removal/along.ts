import { recordKind } from '../../contract/index.ts'
import { recordName } from '../../registry/check/names.ts'
import type { Desk } from '../desk.ts'
import { redirectRecord } from './redirects.ts'

/** The drafted redirects that go along with a landing: the one from its address, and those that led to it. */
export async function redirectsAlong({ db, files }: Pick<Desk, 'db' | 'files'>, record: string): Promise<string[]> {
  if (!record.startsWith('landings/')) return []
  const slug = recordName(record)
  const drafts = await db.selectFrom('drafts').select('record').orderBy('record').execute()
  const leadsHere = (name: string) => {
    const file = files.read(name)
    return file !== undefined && JSON.parse(file.text).to === slug
  }
  return drafts
    .map((draft) => draft.record)
    .filter((name) => recordKind(name) === 'redirect' && (name === redirectRecord(slug) || leadsHere(name)))
}
