import type { StaffCalls } from '../../contract/calls/staff.ts'
import { type BulkOrder, diagnosticCatalogue, type RecordProblem } from '../../contract/index.ts'
import type { Desk } from '../desk.ts'
import type { PublishEffect } from '../records/registry-state.ts'
import { digestOf, isChange, overlayOf, planOrder } from './plan.ts'
import type { Asking, PlannedRecord, Refusal } from './planned.ts'

type DryRun = StaffCalls['bulk-dry-run']['answer']

/** What an order would change, checked like a publication. Records with errors refuse; the rest is checked without them. */
export async function dryRun(desk: Desk, order: BulkOrder, asking: Asking): Promise<DryRun> {
  const { records, refused, unchanged, blocks } = await planOrder(desk, order, asking)
  const assess = (some: readonly PlannedRecord[]) => assessed(desk, some, asking)
  const all = await assess(records)
  const wrong = new Set(all.problems.filter(isError).map(({ file }) => file))
  const good = records.filter(({ record }) => !wrong.has(record))
  const rest = good.length < records.length ? await assess(good) : all
  const invalid = records.filter(({ record }) => wrong.has(record)).map(({ record }) => refusalOf(record, all.problems))
  const { problems, errors, landings, languages, pages, asking: approval } = rest
  return {
    seen: digestOf(good),
    records: good,
    unchanged,
    refused: [...refused, ...invalid],
    diagnostics: distinct([...all.problems, ...problems, ...errors]),
    ...{ blocks, landings, languages, pages, approval },
  }
}

const nothing: PublishEffect = { problems: [], errors: [], landings: [], languages: 0, pages: 0, asking: [] }

async function assessed({ registry }: Desk, records: readonly PlannedRecord[], { signal }: Asking) {
  const changed = records.filter(isChange)
  return changed.length === 0 ? nothing : registry.assess(overlayOf(changed), { signal })
}

function refusalOf(record: string, problems: readonly RecordProblem[]): Refusal {
  const [first, ...others] = problems.filter((problem) => problem.file === record && isError(problem))
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`
  return { record, reason: 'invalid', message: `${first?.message ?? 'It would have errors.'}${more}` }
}

const codes: Readonly<Record<string, { readonly severity: string }>> = diagnosticCatalogue

const isError = ({ code }: RecordProblem) => codes[code]?.severity === 'error'

const distinct = (problems: readonly RecordProblem[]) => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
]
