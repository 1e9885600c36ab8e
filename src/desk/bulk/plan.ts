import type { BulkOrder, RecordText } from '../../contract/index.ts'
import type { Desk } from '../desk.ts'
import { revisionOfText } from '../records/revision.ts'
import { planChange } from './plan-change.ts'
import { planCopies } from './plan-copies.ts'
import { planRevert } from './plan-revert.ts'
import type { Asking, Plan, PlannedRecord } from './planned.ts'

/** What an order would change, without checking the result. */
export function planOrder(desk: Desk, order: BulkOrder, asking: Asking): Promise<Plan> {
  if (order.kind === 'change') return planChange(desk, order, asking)
  if (order.kind === 'revert') return planRevert(desk, order, asking)
  return planCopies(desk, order)
}

/** A digest of what changes: what was seen is carried out, or nothing. */
export const digestOf = (records: readonly PlannedRecord[]): string =>
  revisionOfText(JSON.stringify(records.map(({ record, before, after }) => [record, before, after])))

export const overlayOf = (records: readonly PlannedRecord[]): RecordText[] =>
  records.map(({ record, after }) => ({ record, text: after }))

/** Records in which something really changes; others are only looked at, as they keep what was changed since. */
export const isChange = ({ before, after }: PlannedRecord): boolean => (before ?? '') !== after
