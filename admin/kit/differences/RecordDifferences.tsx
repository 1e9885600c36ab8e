import type { Difference } from '../../../src/registry/json/differences.ts'
import { Differences } from './Differences.tsx'
import { leavesOf } from './leaves-of.ts'
import { sayValue } from './say-value.ts'

/** The differences between two versions of a record, value by value. */
export function RecordDifferences({ differences }: { readonly differences: readonly Difference[] }) {
  return (
    <Differences
      rows={differences.flatMap(leavesOf).map(({ pointer, before, after }) => ({
        key: pointer,
        where: pointer.split('/').slice(1).join(' › ') || 'whole record',
        before: sayValue(before),
        after: sayValue(after),
      }))}
    />
  )
}
