import { recordKind, recordKinds } from '../../contract/index.ts'
import type { Database } from '../../kernel/database/database.ts'
import { recordName } from '../../registry/check/names.ts'
import { renamedTextId, withRenamedTexts } from '../../rules/own-texts.ts'
import { renamedText } from '../../rules/renamed-text.ts'
import { revisionOfText } from '../records/revision.ts'
import type { Rename } from './journal.ts'

/** The text of a record, with the name that it has in another file, and those of its texts. */
export function textAt(text: string, { from, to, hasTexts }: Rename): string {
  const kind = recordKind(to)
  const key = kind && recordKinds[kind].key
  if (!key || text === '') return text
  const named = renamedText(text, key, recordName(to))
  return hasTexts ? withRenamedTexts(named, recordName(from), recordName(to)) : named
}

/** The draft, launches, history, comments and preview links of a record follow it to its new name. */
export async function followRename(db: Database, rename: Rename): Promise<void> {
  const { from, to } = rename
  const draft = await db.selectFrom('drafts').selectAll().where('record', '=', from).executeTakeFirst()
  if (draft) {
    const [text, base_text] = [textAt(draft.text, rename), textAt(draft.base_text, rename)]
    const base_revision = base_text === '' ? '' : revisionOfText(base_text)
    const version = draft.version + 1
    await db
      .updateTable('drafts')
      .set({ record: to, text, base_text, base_revision, version, problems: null })
      .where('record', '=', from)
      .execute()
  }
  const planned = await db.selectFrom('planned_changes').selectAll().where('record', '=', from).execute()
  for (const { text_id, base, text } of planned)
    await db
      .updateTable('planned_changes')
      .set({ record: to, base: base && textAt(base, rename), text: text && textAt(text, rename), version: 0 })
      .where('record', '=', from)
      .where('text_id', '=', text_id)
      .execute()
  for (const table of ['record_versions', 'draft_authors', 'comments', 'preview_links'] as const)
    await db.updateTable(table).set({ record: to }).where('record', '=', from).execute()
  await db.deleteFrom('asked_names').where('record', '=', from).execute()
  await noteMove(db, rename)
  if (rename.hasTexts) await followTexts(db, recordName(from), recordName(to))
}

/** Each former name leads to the present one, which leads nowhere. */
async function noteMove(db: Database, { from, to }: Rename): Promise<void> {
  await db.updateTable('moved_records').set({ to_record: to }).where('to_record', '=', from).execute()
  await db.deleteFrom('moved_records').where('record', 'in', [from, to]).execute()
  await db.insertInto('moved_records').values({ record: from, to_record: to }).execute()
}

/** What is drafted and planned of the record's own texts has their new ids. */
async function followTexts(db: Database, from: string, to: string): Promise<void> {
  const drafts = await db.selectFrom('drafts').selectAll().where('record', 'like', 'locales/%').execute()
  for (const { record, text, base_text } of drafts)
    await db
      .updateTable('drafts')
      .set({ text: withRenamedTexts(text, from, to), base_text: withRenamedTexts(base_text, from, to) })
      .where('record', '=', record)
      .execute()
  for (const table of ['drafted_texts', 'planned_changes', 'approvals'] as const) {
    const rows = await db.selectFrom(table).select(['record', 'text_id']).where('text_id', 'like', 'own.%').execute()
    for (const { record, text_id } of rows)
      await db
        .updateTable(table)
        .set({ text_id: renamedTextId(text_id, from, to) })
        .where('record', '=', record)
        .where('text_id', '=', text_id)
        .execute()
  }
}
