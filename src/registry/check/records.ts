import type { CheckedRecord } from './check-source.ts'
import type { RecordKind } from './record-kinds.ts'

/** All sound records, by kind. */
export type Records = { readonly [Kind in RecordKind]: readonly CheckedRecord<Kind>[] }

export function groupByKind(records: readonly CheckedRecord[]): Records {
  const groups: { [Kind in RecordKind]: CheckedRecord<Kind>[] } = {
    site: [],
    landing: [],
    collection: [],
    dialog: [],
    theme: [],
    market: [],
    section: [],
    bonusPreset: [],
    messages: [],
  }
  for (const record of records) (groups[record.kind] as CheckedRecord[]).push(record)
  return groups
}

export function allRecords(records: Records): CheckedRecord[] {
  return Object.values(records).flat()
}
