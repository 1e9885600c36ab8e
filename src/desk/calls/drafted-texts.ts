import { type RecordText, recordKind } from '../../contract/index.ts'
import type { Desk, Handler } from '../desk.ts'
import { findDraftedTexts } from '../drafts/drafted-texts.ts'
import { withDrafted } from '../drafts/with-drafted.ts'

/** The drafted texts; each can be published by itself, or together with a landing that shows it. */
export const draftedTexts: Handler<'drafted-texts'> = async (desk, { body: { records }, staff }) => {
  const texts = await findDraftedTexts(desk.db)
  const ids = [...new Set(texts.map(({ id }) => id))]
  const drafts = await draftsOf(desk, records)
  const pictures = (await withDrafted(desk, drafts)).filter(
    ({ record }) => recordKind(record) === 'asset' && !records.includes(record),
  )
  const others = records.filter((record) => recordKind(record) !== 'messages')
  const all = { records: [...others, ...pictures.map(({ record }) => record)], drafts: [...drafts, ...pictures] }
  const shown = new Set(others.length > 0 && ids.length > 0 ? await desk.registry.shownTexts(all, ids) : [])
  return {
    pictures: pictures.map(({ record }) => record),
    texts: texts.map(({ record, id, revision, before, text, author }) => ({
      record,
      id,
      revision,
      before,
      text,
      by: author.name,
      isMine: author.id === staff.id,
      isShown: shown.has(id) || records.includes(record),
    })),
  }
}

async function draftsOf({ db }: Desk, records: readonly string[]): Promise<RecordText[]> {
  if (records.length === 0) return []
  return db.selectFrom('drafts').select(['record', 'text']).where('record', 'in', records).execute()
}
