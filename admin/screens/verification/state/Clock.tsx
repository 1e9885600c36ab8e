import type { QueuedVerification } from '../../../../src/contract/index.ts'
import { Ago } from '../../../kit/format/Ago.tsx'

/** Since when a player waits, or when that was over. */
export function Clock({ verification }: { readonly verification: QueuedVerification }) {
  const { waitingSince, decidedAt, overdue } = verification
  if (decidedAt !== undefined) return <Ago moment={decidedAt} />
  if (waitingSince === undefined) return <span className="muted">not complete</span>
  if (!overdue) return <Ago moment={waitingSince} />
  return (
    <span className="badge badge-bad">
      <span>
        overdue, since <Ago moment={waitingSince} />
      </span>
    </span>
  )
}
