import { recordKind, recordKinds } from '../../contract/index.ts'
import type { Database } from '../../kernel/database/database.ts'
import { recordName } from '../../registry/check/names.ts'
import { renamedText } from '../../rules/renamed-text.ts'
import { revisionOfText } from '../records/revision.ts'
import type { Journal } from './journal.ts'

export type Rename = NonNullable<Journal['rename']>

/** The text of a record, with the name that it has in another file. */
export function textAt(record: string, text: string): string {
  const kind = recordKind(record)
  const key = kind && recordKinds[kind].key
  return key && text !== '' ? renamedText(text, key, recordName(record)) : text
}

/** The draft, launches, history and preview links of a record follow it to its new name. */
export async function followRename(db: Database, { from, to }: Rename): Promise<void> {
  const draft = await db.selectFrom('drafts').selectAll().where('record', '=', from).executeTakeFirst()
  if (draft) {
    const [text, base_text] = [textAt(to, draft.text), textAt(to, draft.base_text)]
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
      .set({ record: to, base: base && textAt(to, base), text: text && textAt(to, text), version: 0 })
      .where('record', '=', from)
      .where('text_id', '=', text_id)
      .execute()
  await db.updateTable('record_versions').set({ record: to }).where('record', '=', from).execute()
  await db.updateTable('draft_authors').set({ record: to }).where('record', '=', from).execute()
  await db.updateTable('comments').set({ record: to }).where('record', '=', from).execute()
  await db.updateTable('preview_links').set({ record: to }).where('record', '=', from).execute()
}
