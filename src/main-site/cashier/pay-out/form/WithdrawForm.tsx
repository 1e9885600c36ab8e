import { knownDetails } from '../../../../rules/main-site/known-details.ts'
import { useMoney, useText } from '../../../../ui/text.ts'
import { ConfirmDialog } from '../../../parts/confirm/ConfirmDialog.tsx'
import { Form } from '../../../parts/form/Form.tsx'
import { SendButton } from '../../../parts/form/SendButton.tsx'
import { AmountField } from '../../amount/AmountField.tsx'
import { MethodFields } from '../../amount/MethodFields.tsx'
import { type AmountRead, useAmountForm } from '../../amount/use-amount-form.ts'
import { LostBonuses } from '../parts/BonusLoss.tsx'
import { type PayoutMethod, usePayingOut } from '../state/paying-out.ts'
import { useRequest } from './use-request.ts'
import { useSums } from './use-sums.ts'
import { useWithdrawable } from './use-withdrawable.ts'

export function WithdrawForm({ method }: { readonly method: PayoutMethod }) {
  const text = useText()
  const money = useMoney()
  const { standing, person } = usePayingOut()
  const { balance, currency } = standing
  const { sending, request, dialog } = useRequest(method)
  const readAmount = useWithdrawable(method)
  const form = useAmountForm({
    fields: method.fields,
    readAmount,
    known: knownDetails(method.fields, person),
    send: request,
  })
  const { read, entered, enter, problemOf, problem, submit } = form
  const range = { minimum: method.minimum, maximum: Math.min(method.maximum, balance) }
  return (
    <>
      <Form sending={sending} submit={submit}>
        <p className="pay-out-available">
          {text('site.withdrawal.balance')} <b>{money(balance / 100, currency)}</b>
        </p>
        <AmountField form={form} currency={currency} range={range} sums={useSums(range)} />
        <MethodFields fields={method.fields} entered={entered} enter={enter} problemOf={problemOf} />
        <SetAside read={read} />
        <SendButton sending={sending} problem={problem}>
          {read.problem === undefined
            ? text('site.withdrawal.pay-out', { amount: money(read.amount / 100, currency) })
            : text('site.cashier.tab.withdraw')}
        </SendButton>
      </Form>
      <ConfirmDialog
        dialog={dialog}
        title={text('site.withdrawal.bonus-title')}
        yes={text('site.withdrawal.bonus-end')}
        no={text('site.withdrawal.bonus-keep')}
      >
        <p>{text('site.withdrawal.bonus-ends')}</p>
        <LostBonuses />
      </ConfirmDialog>
    </>
  )
}

/** What happens to the amount. */
function SetAside({ read }: { readonly read: AmountRead }) {
  const text = useText()
  const money = useMoney()
  const { hours, currency } = usePayingOut().standing
  return (
    <p className="set-aside" aria-live="polite">
      {read.problem === undefined &&
        text('site.withdrawal.set-aside', { amount: money(read.amount / 100, currency), hours })}
    </p>
  )
}
