import type { Deposit } from '../../../contract/index.ts'
import { useText } from '../../../ui/text.ts'
import { Field } from '../../parts/form/Field.tsx'
import { Form } from '../../parts/form/Form.tsx'
import { SendButton } from '../../parts/form/SendButton.tsx'
import { Countdown } from '../parts/Countdown.tsx'
import { useTransactionForm } from './use-transaction-form.ts'

export function TransactionForm({ deposit }: { readonly deposit: Deposit }) {
  const text = useText()
  const form = useTransactionForm(deposit)
  const { example } = form
  return (
    <Form sending={form.sending} submit={form.submit}>
      <Countdown label={text('site.cashier.time-left')} until={deposit.expires_at} />
      <Field
        name="transaction_id"
        label={text('site.cashier.step.transaction')}
        hint={example && text('site.cashier.transaction-hint', { example })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputMode={/^\d+$/.test(example ?? '') ? 'numeric' : 'text'}
        maxLength={60}
        value={form.transactionId}
        change={form.enterId}
        problem={form.problemOfId}
      />
      <Field
        name="sent_amount"
        label={`${text('site.cashier.sent-amount')}, ${deposit.amount.currency}`}
        inputMode="decimal"
        autoComplete="transaction-amount"
        maxLength={20}
        value={form.typed}
        change={form.type}
        problem={form.problemOfAmount}
      />
      <SendButton sending={form.sending} problem={form.problem}>
        {text('site.tool.send')}
      </SendButton>
    </Form>
  )
}
