import type { ReviewedDraft, ReviewedText } from '../../contract/index.ts'
import type { Database } from '../../kernel/database/database.ts'
import { newId } from '../../kernel/secrets.ts'
import { addAuditEntry } from '../audit/audit.ts'
import type { Desk } from '../desk.ts'
import { chooseTexts, type DraftedText } from '../drafts/drafted-texts.ts'
import { findDrafts, staleDraft } from '../drafts/drafts.ts'
import { presentFile } from '../history/present-file.ts'
import { momentOf } from '../moment.ts'
import type { DraftTable, PlannedChangeTable, Staff } from '../tables.ts'
import { tellPlanners } from './tell-planners.ts'

type Order = {
  readonly records: readonly ReviewedDraft[]
  readonly texts?: readonly ReviewedText[] | undefined
  readonly publishAt: number
  readonly staff: Staff
}

/** Keeps these versions of drafts as they are, to be published together. Replaces what was planned for the same records. */
export async function planLaunch(desk: Desk, { records, texts = [], publishAt, staff }: Order): Promise<string> {
  const drafts = await findDrafts(
    desk.db,
    records.map(({ record }) => record),
  )
  const versions = new Map(records.map(({ record, version }) => [record, version]))
  for (const draft of drafts) await requireCurrent(desk, draft, versions.get(draft.record))
  const chosen = await chooseTexts(desk.db, texts)
  const launch = newId()
  const planned = [...drafts.map(changeOf), ...chosen.map(changeOfText)]
  const changes = planned.map((change) => ({ ...change, launch, publish_at: publishAt, planned_by: staff.id }))
  const replaced = await desk.db.transaction().execute((db) => storeChanges(db, changes))
  const formerly = new Set(replaced.map(({ record }) => record))
  for (const record of new Set(planned.map((change) => change.record))) {
    const action = formerly.has(record) ? 'reschedule' : 'schedule'
    await addAuditEntry(desk, { staff, action, record, details: momentOf(publishAt) })
  }
  await tellPlanners(desk, replaced, { kind: 'replaced', by: staff, publishAt })
  return launch
}

async function requireCurrent(desk: Desk, draft: DraftTable, version: number | undefined): Promise<void> {
  const revision = (await presentFile(desk, draft.record))?.revision ?? ''
  if (draft.version !== version || draft.base_revision !== revision) throw staleDraft(draft.record)
}

const changeOf = ({ record, version, base_text, text }: DraftTable) => ({
  record,
  text_id: '',
  version,
  base: base_text || null,
  text,
  problem: null,
})

const changeOfText = ({ record, id, version, before, text }: DraftedText) => ({
  record,
  text_id: id,
  version,
  base: before,
  text,
  problem: null,
})

/** Returns what was planned for the same places before. */
async function storeChanges(db: Database, changes: readonly PlannedChangeTable[]): Promise<PlannedChangeTable[]> {
  const replaced: PlannedChangeTable[] = []
  for (const { record, text_id, ...planned } of changes) {
    const here = await db
      .deleteFrom('planned_changes')
      .where('record', '=', record)
      .where('text_id', '=', text_id)
      .returningAll()
      .executeTakeFirst()
    if (here) replaced.push(here)
    await db
      .insertInto('planned_changes')
      .values({ record, text_id, ...planned })
      .onConflict((conflict) => conflict.columns(['record', 'text_id']).doUpdateSet(planned))
      .execute()
  }
  return replaced
}
