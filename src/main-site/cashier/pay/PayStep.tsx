import type { Deposit } from '../../../contract/index.ts'
import { fragmentOf } from '../../../rules/main-site/cashier-place.ts'
import { useMoney, useText } from '../../../ui/text.ts'
import { Countdown } from '../parts/Countdown.tsx'
import { StepHeading } from '../parts/StepHeading.tsx'
import { methodOf, useCashier } from '../state/cashier.ts'
import { PayByCode } from './PayByCode.tsx'
import { PayByTransfer } from './PayByTransfer.tsx'
import { PayElsewhere } from './PayElsewhere.tsx'

/** Where to pay, and until when. */
export function PayStep({ deposit }: { readonly deposit: Deposit }) {
  const text = useText()
  const money = useMoney()
  const { methods } = useCashier()
  const { amount, currency } = deposit.amount
  const name = methodOf(methods, deposit.method)?.name ?? ''
  return (
    <>
      <StepHeading>{text('site.cashier.send-title', { amount: money(amount / 100, currency) })}</StepHeading>
      <div className="panel pay">
        <div className="pay-head">
          <b>{name}</b>
          <Countdown label={text('site.cashier.time-left')} until={deposit.expires_at} />
        </div>
        <Ways deposit={deposit} />
      </div>
      <p>
        <a href={fragmentOf({ kind: 'methods' })}>{text('site.cashier.other-method')}</a>
      </p>
    </>
  )
}

function Ways({ deposit }: { readonly deposit: Deposit }) {
  switch (deposit.kind) {
    case 'transfer':
      return <PayByTransfer deposit={deposit} />
    case 'pix':
    case 'code':
      return <PayByCode deposit={deposit} />
    case 'redirect':
      return <PayElsewhere deposit={deposit} />
    default:
      return deposit.kind satisfies never
  }
}
