import { type RecordText, recordKind } from '../../contract/index.ts'
import type { Desk } from '../desk.ts'
import { findDraft } from '../drafts/drafts.ts'
import { withDrafted } from '../drafts/with-drafted.ts'
import { callError } from '../errors.ts'
import { ancestorsOf } from '../records/ancestors.ts'
import { type NeededRecords, publicText } from '../records/needed-records.ts'
import { openLink } from './link.ts'

type Shared = NeededRecords & RecordText & { readonly ancestors: RecordText[] }

/** What a preview link was made for: its record, and what is needed to show it. */
export async function openShared(desk: Desk, token: string): Promise<Shared> {
  const { record } = await openLink(desk, token)
  const text = await presentText(desk, record)
  const ancestors = ancestorsOf(desk.files, text)
  const shown = [{ record, text }, ...ancestors]
  const drafted = (await withDrafted(desk, shown)).filter((one) => recordKind(one.record) === 'asset')
  const needed = await desk.registry.needed(shown, drafted)
  const toPublic = (one: RecordText) => ({ ...one, text: publicText(one.text) })
  return { ...needed, ...toPublic({ record, text }), ancestors: ancestors.map(toPublic) }
}

/** The draft, or the published record if there is none or if it is to be deleted. */
export async function presentText({ db, files }: Desk, record: string): Promise<string> {
  const text = (await findDraft(db, record))?.text || files.read(record)?.text
  if (text === undefined) throw callError('unknown-record')
  return text
}
