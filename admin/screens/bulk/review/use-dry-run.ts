import type { BulkOrder } from '../../../../src/contract/index.ts'
import { api } from '../../../api/api.ts'
import type { Answer } from '../../../api/ask.ts'
import { sayFailure } from '../../../api/failure.ts'

export type DryRun = Answer<'bulk-dry-run'>
export type PlannedRecord = DryRun['records'][number]

const none: BulkOrder = { kind: 'change', records: [], changes: [] }

/** What an order would change; the last answer stays until the next one is there. */
export function useDryRun(order: BulkOrder | undefined) {
  const { data, currentData, error, isFetching, refetch } = api.useBulkDryRunQuery(
    { order: order ?? none },
    { skip: order === undefined, refetchOnMountOrArgChange: true },
  )
  return {
    run: order && data,
    isUpToDate: order !== undefined && currentData !== undefined && !isFetching && !error,
    isFetching,
    problem: order && error ? sayFailure(error) : undefined,
    onRetry: () => void refetch(),
  }
}
