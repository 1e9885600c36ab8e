import type { StaffCalls } from '../../contract/calls/staff.ts'
import type { RecordText } from '../../contract/index.ts'
import { differencesOf } from '../../registry/json/differences.ts'
import type { Desk } from '../desk.ts'
import { chooseTexts } from '../drafts/drafted-texts.ts'
import { findDrafts } from '../drafts/drafts.ts'
import { launchesAmong } from '../launches/launches.ts'
import { jsonOrText } from '../records/json-or-text.ts'
import { isRemoved } from '../records/removed.ts'
import { changeTexts } from './change-texts.ts'

type Summary = StaffCalls['publish-summary']['answer']
type Change = Summary['changes'][number]

export async function summarize(
  desk: Desk,
  { records, texts = [] }: StaffCalls['publish-summary']['body'],
  signal: AbortSignal,
): Promise<Summary> {
  const drafts = await findDrafts(desk.db, records)
  const single = await changeTexts(desk, await chooseTexts(desk.db, texts))
  const overlay = [...drafts, ...single.map(({ record, after }) => ({ record, text: after }))].map(
    ({ record, text }) => ({ record, text }),
  )
  const { problems, errors, landings, languages, pages } = await desk.registry.assess(overlay, { signal })
  const known = new Set(problems.map((problem) => JSON.stringify(problem)))
  const others = errors.filter((error) => !known.has(JSON.stringify(error)))
  return {
    diagnostics: [...problems, ...others],
    changes: overlay.map((change) => changeOf(desk, change)),
    launches: await launchesAmong(desk.db, [...records.map((record) => ({ record })), ...single]),
    landings,
    languages,
    pages,
  }
}

function changeOf({ files }: Desk, { record, text }: RecordText): Change {
  const published = files.read(record)
  const after = isRemoved(text) ? undefined : jsonOrText(text)
  const differences = differencesOf(published && jsonOrText(published.text), after)
  return { record, differences: differences as Change['differences'] }
}
