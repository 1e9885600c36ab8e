import type { Deposit } from '../../../contract/index.ts'
import { fragmentOf } from '../../../rules/main-site/cashier-place.ts'
import { useMoney, useText } from '../../../ui/text.ts'
import { StepHeading } from '../parts/StepHeading.tsx'
import { ResultSign } from './ResultSign.tsx'

/** The provider looks for the payment. */
export function Queued({ deposit: { sent_amount, amount, transaction_id } }: { readonly deposit: Deposit }) {
  const text = useText()
  const money = useMoney()
  return (
    <>
      <div className="panel result result-queue">
        <ResultSign kind="queue" />
        <StepHeading>
          {text('site.cashier.queue-title', { amount: money((sent_amount ?? amount.amount) / 100, amount.currency) })}
        </StepHeading>
        <p role="status">{text('ui.cashier.deposit-queued')}</p>
        {transaction_id && (
          <p className="result-facts">{`${text('site.cashier.step.transaction')}: ${transaction_id}`}</p>
        )}
      </div>
      <p>
        <a href={fragmentOf({ kind: 'methods' })}>{text('site.cashier.again')}</a>
      </p>
    </>
  )
}
