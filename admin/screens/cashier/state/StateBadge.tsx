import type { QueuedWithdrawal } from '../../../../src/contract/index.ts'

const badges: { readonly [State in QueuedWithdrawal['state']]: readonly [words: string, tone: string] } = {
  pending: ['to decide', ''],
  approved: ['to send', 'badge-warn'],
  sent: ['sent', 'badge-good'],
  rejected: ['rejected', 'badge-bad'],
  cancelled: ['cancelled by the player', ''],
}

/** How a withdrawal stands, and of two approvals how many there are. */
export function StateBadge({ withdrawal }: { readonly withdrawal: QueuedWithdrawal }) {
  const { state, approvals, approvalsNeeded } = withdrawal
  const [words, tone] = badges[state]
  return (
    <span className="cashier-state">
      <span className={`badge ${tone}`}>{words}</span>
      {state === 'pending' && approvalsNeeded > 1 && (
        <span className="muted">
          {approvals} of {approvalsNeeded} approvals
        </span>
      )}
    </span>
  )
}
