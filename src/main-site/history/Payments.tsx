import { useCallback } from 'react'
import { paymentKindValues } from '../../contract/choices.ts'
import type { PaymentKind } from '../../contract/index.ts'
import { useText } from '../../ui/text.ts'
import type { PlayerActions } from '../page/player.ts'
import { ForPlayer } from '../parts/loading/ForPlayer.tsx'
import { PaymentLine } from './PaymentLine.tsx'
import { History, type Wanted } from './parts/History.tsx'
import { useTransfersFile } from './parts/use-transfers-file.ts'

/** Everything that changed the money of a signed-in player. */
export const Payments = () => <ForPlayer>{(_, { calls }) => <OwnPayments calls={calls} />}</ForPlayer>

function OwnPayments({ calls }: Pick<PlayerActions, 'calls'>) {
  const text = useText()
  const read = useCallback(
    async ({ option: kind, ...wanted }: Wanted<PaymentKind>) => {
      const page = await calls.read('own-payments', { query: { ...wanted, ...(kind && { kind }) } }, { isFresh: true })
      return page.kind === 'failure' ? undefined : { rows: page.content.payments, next: page.content.next }
    },
    [calls],
  )
  return (
    <History
      file={useTransfersFile({ calls })}
      label={text('site.history.kind')}
      options={paymentKindValues}
      nameOf={(kind) => text(`site.history.kind.${kind}`)}
      read={read}
      none={text('site.history.no-payments')}
    >
      {(payment) => <PaymentLine key={payment.id} payment={payment} />}
    </History>
  )
}
