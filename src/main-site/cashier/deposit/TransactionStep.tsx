import type { Deposit } from '../../../contract/index.ts'
import { depositText } from '../../../rules/cashier/deposit-text.ts'
import { fragmentOf } from '../../../rules/main-site/cashier-place.ts'
import { useText } from '../../../ui/text.ts'
import { Field } from '../parts/Field.tsx'
import { SendButton } from '../parts/SendButton.tsx'
import { StepHeading } from '../parts/StepHeading.tsx'
import { Countdown } from './Countdown.tsx'
import { useTransactionForm } from './use-transaction-form.ts'

/** The transaction ID and the sent amount: by these the provider finds the money. */
export function TransactionStep({ deposit }: { readonly deposit: Deposit }) {
  const text = useText()
  const form = useTransactionForm(deposit)
  const message = depositText(deposit.state, deposit.reason ?? null)
  return (
    <>
      <StepHeading>{text('site.cashier.transaction-title')}</StepHeading>
      {message && (
        <p className="problem" role="alert">
          {text(message)}
        </p>
      )}
      <form
        className="panel form"
        noValidate={true}
        aria-busy={form.sending !== 'no'}
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        <Countdown until={deposit.expires_at} />
        <Field
          name="transaction_id"
          label={text('site.cashier.step.transaction')}
          hint={form.example && text('site.cashier.transaction-hint', { example: form.example })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          inputMode={/^\d+$/.test(form.example ?? '') ? 'numeric' : 'text'}
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
          {text('site.cashier.send')}
        </SendButton>
      </form>
      <p>
        <a href={fragmentOf({ kind: 'deposit', id: deposit.id, hasPaid: false })}>{text('site.cashier.back-to-pay')}</a>
      </p>
    </>
  )
}
