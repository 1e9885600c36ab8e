import { type RecordKind, recordKindNames } from '../../contract/index.ts'
import type { CheckedRecord } from './check-source.ts'

/** All valid records, by kind. */
export type Records = { readonly [Kind in RecordKind]: readonly CheckedRecord<Kind>[] }

type Groups = Readonly<Record<RecordKind, CheckedRecord[]>>

export function groupByKind(records: readonly CheckedRecord[]): Records {
  const groups = Object.fromEntries(recordKindNames.map((kind) => [kind, [] as CheckedRecord[]])) as Groups
  for (const record of records) groups[record.kind].push(record)
  return groups as Records
}

export function allRecords(records: Records): CheckedRecord[] {
  return Object.values(records).flat()
}
