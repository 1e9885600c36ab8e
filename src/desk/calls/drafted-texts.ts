import { recordKind } from '../../contract/index.ts'
import type { Desk, Handler } from '../desk.ts'
import { findDraftedTexts } from '../drafts/drafted-texts.ts'

/** The drafted texts; each can be published by itself, or together with a landing that shows it. */
export const draftedTexts: Handler<'drafted-texts'> = async (desk, { body: { records }, staff }) => {
  const texts = await findDraftedTexts(desk.db)
  const ids = [...new Set(texts.map(({ id }) => id))]
  const others = records.filter((record) => recordKind(record) !== 'messages')
  const shown = new Set(others.length > 0 && ids.length > 0 ? await textsShownBy(desk, others, ids) : [])
  return {
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

async function textsShownBy({ db, registry }: Desk, records: readonly string[], ids: string[]): Promise<string[]> {
  const drafts = await db.selectFrom('drafts').select(['record', 'text']).where('record', 'in', records).execute()
  return registry.shownTexts({ records, drafts }, ids)
}
