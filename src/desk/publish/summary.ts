import type { StaffCalls } from '../../contract/calls/staff.ts'
import type { RecordText } from '../../contract/index.ts'
import { differencesOf } from '../../registry/json/differences.ts'
import type { Desk } from '../desk.ts'
import { chooseTexts } from '../drafts/drafted-texts.ts'
import { findDrafts } from '../drafts/drafts.ts'
import { launchesAmong } from '../launches/launches.ts'
import { jsonOrText } from '../records/json-or-text.ts'
import { isRemoved } from '../records/removed.ts'
import { type Reviewed, unapproved } from '../reviews/approvals.ts'
import type { Staff } from '../tables.ts'
import { changeTexts } from './change-texts.ts'

type Summary = StaffCalls['publish-summary']['answer']
type Change = Summary['changes'][number]

export async function summarize(
  desk: Desk,
  { records, texts = [] }: StaffCalls['publish-summary']['body'],
  { staff, signal }: { readonly staff: Pick<Staff, 'id'>; readonly signal: AbortSignal },
): Promise<Summary> {
  const drafts = await findDrafts(desk.db, records)
  const chosen = await chooseTexts(desk.db, texts)
  const single = await changeTexts(desk, chosen)
  const overlay = [...drafts, ...single.map(({ record, after }) => ({ record, text: after }))].map(
    ({ record, text }) => ({ record, text }),
  )
  const { problems, errors, landings, languages, pages, asking } = await desk.registry.assess(overlay, { signal })
  const known = new Set(problems.map((problem) => JSON.stringify(problem)))
  const others = errors.filter((error) => !known.has(JSON.stringify(error)))
  return {
    diagnostics: [...problems, ...others],
    changes: overlay.map((change) => changeOf(desk, change)),
    launches: await launchesAmong(desk.db, [...records.map((record) => ({ record })), ...single]),
    landings,
    languages,
    pages,
    approval: {
      markets: asking,
      missing: asking.length > 0 ? await missing(desk, { drafts, texts: chosen }, staff) : [],
    },
  }
}

async function missing({ db }: Desk, reviewed: Reviewed, { id: own }: Pick<Staff, 'id'>) {
  const items = await unapproved(db, reviewed)
  return items.map(({ record, id, authors }) => ({ record, id, isMine: authors.includes(own) }))
}

function changeOf({ files }: Desk, { record, text }: RecordText): Change {
  const published = files.read(record)
  const after = isRemoved(text) ? undefined : jsonOrText(text)
  const differences = differencesOf(published && jsonOrText(published.text), after)
  return { record, differences: differences as Change['differences'] }
}
