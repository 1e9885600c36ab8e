import type { QueuedVerification } from '../../../../src/contract/index.ts'
import { Ago } from '../../../kit/format/Ago.tsx'
import { FactList } from '../../../kit/screen/FactList.tsx'
import { reasons } from '../acts/reasons.ts'
import { Clock } from '../state/Clock.tsx'

export function CheckFacts({ verification }: { readonly verification: QueuedVerification }) {
  const { sentAt, decidedAt, reason } = verification
  return (
    <FactList
      facts={[
        ['First sent', <Ago key="sent" moment={sentAt} />],
        [decidedAt === undefined ? 'Waiting' : 'Decided', <Clock key="clock" verification={verification} />],
        ['Reason', reason && reasons[reason]],
      ]}
    />
  )
}
