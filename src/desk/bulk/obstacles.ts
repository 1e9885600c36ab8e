import { recordKind } from '../../contract/index.ts'
import type { Database } from '../../kernel/database/database.ts'
import { momentOf } from '../moment.ts'
import type { Asking, Refusal } from './planned.ts'

/** A record that is about to change; of a language, only these texts. */
type Place = { readonly record: string; readonly texts?: readonly string[] }

/** Work of others, or of oneself, that a change from outside would get in the way of, by record. */
export async function obstaclesTo(
  db: Database,
  places: readonly Place[],
  { staff }: Asking,
): Promise<ReadonlyMap<string, Refusal>> {
  const [drafts, plans] = await Promise.all([draftsIn(db), plansIn(db)])
  const found = new Map<string, Refusal>()
  for (const { record, texts } of places) {
    const draft = recordKind(record) === 'messages' ? undefined : drafts.get(record)
    const plan = plans.find((one) => one.record === record && (!texts || texts.includes(one.text_id)))
    if (draft) {
      const who = draft.saved_by === staff.id ? 'You have' : `${draft.name} has`
      found.set(record, { record, reason: 'draft', message: `${who} a draft of it.` })
    } else if (plan) {
      const message = `${plan.name} has planned a version of it for ${momentOf(plan.publish_at).slice(0, 16).replace('T', ' ')} UTC.`
      found.set(record, { record, reason: 'planned', message })
    }
  }
  return found
}

async function draftsIn(db: Database) {
  const rows = await db
    .selectFrom('drafts')
    .innerJoin('staff', 'staff.id', 'drafts.saved_by')
    .select(['record', 'saved_by', 'name'])
    .execute()
  return new Map(rows.map((row) => [row.record, row]))
}

const plansIn = (db: Database) =>
  db
    .selectFrom('planned_changes')
    .innerJoin('staff', 'staff.id', 'planned_changes.planned_by')
    .select(['record', 'text_id', 'publish_at', 'name'])
    .execute()
