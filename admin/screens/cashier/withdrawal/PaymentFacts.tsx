import type { QueuedWithdrawal } from '../../../../src/contract/index.ts'
import { Ago } from '../../../kit/format/Ago.tsx'
import { FactList } from '../../../kit/screen/FactList.tsx'
import { reasons } from '../acts/reasons.ts'
import { Due } from '../state/Due.tsx'

export function PaymentFacts({ withdrawal }: { readonly withdrawal: QueuedWithdrawal }) {
  const { method, askedAt, approvals, approvalsNeeded, reason, finishedAt } = withdrawal
  return (
    <FactList
      facts={[
        ['Method', method],
        ['Asked', <Ago key="asked" moment={askedAt} />],
        [finishedAt === undefined ? 'Due' : 'Finished', <Due key="due" withdrawal={withdrawal} />],
        ['Approvals', `${approvals} of ${approvalsNeeded}`],
        ['Reason', reason && reasons[reason]],
      ]}
    />
  )
}
