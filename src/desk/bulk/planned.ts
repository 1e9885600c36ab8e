import type { StaffCalls } from '../../contract/calls/staff.ts'
import type { Staff } from '../tables.ts'

type DryRun = StaffCalls['bulk-dry-run']['answer']

export type PlannedRecord = DryRun['records'][number]
export type Refusal = DryRun['refused'][number]

/** What an order comes to, before it is checked. */
export type Plan = Pick<DryRun, 'unchanged' | 'blocks'> & {
  readonly records: readonly PlannedRecord[]
  readonly refused: readonly Refusal[]
}

/** Who gives an order. */
export type Asking = { readonly staff: Pick<Staff, 'id'>; readonly signal?: AbortSignal | undefined }
