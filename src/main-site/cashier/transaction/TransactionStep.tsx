import type { Deposit } from '../../../contract/index.ts'
import { depositText } from '../../../rules/cashier/deposit-text.ts'
import { fragmentOf } from '../../../rules/main-site/cashier-place.ts'
import { useText } from '../../../ui/text.ts'
import { StepHeading } from '../parts/StepHeading.tsx'
import { TransactionForm } from './TransactionForm.tsx'

/** The transaction ID and the sent amount: by these the provider finds the money. */
export function TransactionStep({ deposit }: { readonly deposit: Deposit }) {
  const text = useText()
  const message = depositText(deposit.state, deposit.reason ?? null)
  return (
    <>
      <StepHeading>{text('site.cashier.transaction-title')}</StepHeading>
      {message && (
        <p className="problem" role="alert">
          {text(message)}
        </p>
      )}
      <TransactionForm deposit={deposit} />
      <p>
        <a href={fragmentOf({ kind: 'deposit', id: deposit.id, hasPaid: false })}>{text('site.cashier.back-to-pay')}</a>
      </p>
    </>
  )
}
