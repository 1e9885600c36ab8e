import { useEffect } from 'react'
import type { Deposit } from '../../../contract/index.ts'
import { depositText } from '../../../rules/cashier/deposit-text.ts'
import { fragmentOf } from '../../../rules/main-site/cashier-place.ts'
import { useMoney, useText } from '../../../ui/text.ts'
import { useSitePage } from '../../page/page.ts'
import { StepHeading } from '../parts/StepHeading.tsx'
import { lastDeposit } from '../state/last-deposit.ts'
import { ResultSign } from './ResultSign.tsx'

/** Why a deposit failed, and the way on. */
export function Failed({
  deposit: { method, state, reason, amount, sent_amount, transaction_id },
}: {
  readonly deposit: Deposit
}) {
  const text = useText()
  const money = useMoney()
  const { site } = useSitePage()
  const message = depositText(state, reason ?? null)
  useEffect(lastDeposit.forget, [])
  return (
    <div className="panel result">
      <ResultSign kind="fail" />
      <StepHeading>
        {text('site.cashier.fail-title', { amount: money((sent_amount ?? amount.amount) / 100, amount.currency) })}
      </StepHeading>
      {message && <p role="status">{text(message)}</p>}
      {transaction_id && <p className="result-facts">{transaction_id}</p>}
      <a className="button button-large button-wide" href={fragmentOf({ kind: 'amount', method })}>
        {text('site.cashier.again')}
      </a>
      <a className="button button-large button-wide button-quiet" href={`mailto:${site.brand.email}`}>
        {text('site.player.support')}
      </a>
    </div>
  )
}
