import type { Deposit } from '../../../contract/index.ts'
import { writtenAmount } from '../../../rules/cashier/payment-amount.ts'
import { fragmentOf } from '../../../rules/main-site/cashier-place.ts'
import { useMoney, useText } from '../../../ui/text.ts'
import { CopyLine } from '../../parts/copy/CopyLine.tsx'
import { PaymentCode } from './PaymentCode.tsx'

/** The receiving account: by the payment app of this phone, by a code for another one, or by hand. */
export function PayByTransfer({ deposit }: { readonly deposit: Deposit }) {
  const text = useText()
  const money = useMoney()
  const { id, link, code, account, reference } = deposit
  const { amount, currency } = deposit.amount
  return (
    <>
      {code !== undefined && <PaymentCode code={code} className="pay-code-elsewhere" />}
      {link !== undefined && (
        <a className="button button-large button-wide pay-app" href={link}>
          {text('site.cashier.open-app')}
        </a>
      )}
      <dl className="copy-lines">
        <CopyLine label={text('site.cashier.step.amount')} value={writtenAmount(amount)}>
          {money(amount / 100, currency)}
        </CopyLine>
        {account && <CopyLine label={text('site.cashier.account')} value={account.number} />}
        {account && <CopyLine label={text('site.cashier.holder')} value={account.holder} />}
        {reference !== undefined && <CopyLine label={text('site.cashier.reference')} value={reference} />}
      </dl>
      <a className="button button-large button-wide pay-next" href={fragmentOf({ kind: 'deposit', id, hasPaid: true })}>
        {text('site.cashier.have-paid')}
      </a>
    </>
  )
}
