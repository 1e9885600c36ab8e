import type { QueuedWithdrawal } from '../../../../src/contract/index.ts'
import { Ago } from '../../../kit/format/Ago.tsx'

/** The clock of a withdrawal: until when it should be paid, or when it was over. */
export function Due({ withdrawal }: { readonly withdrawal: QueuedWithdrawal }) {
  const { overdue, dueAt, finishedAt } = withdrawal
  if (finishedAt !== undefined) return <Ago moment={finishedAt} />
  if (!overdue) return <Ago moment={dueAt} />
  return (
    <span className="badge badge-bad">
      <span>
        was due <Ago moment={dueAt} />
      </span>
    </span>
  )
}
