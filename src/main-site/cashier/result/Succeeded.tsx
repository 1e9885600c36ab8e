import { useEffect } from 'react'
import type { Deposit } from '../../../contract/index.ts'
import { fragmentOf } from '../../../rules/main-site/cashier-place.ts'
import { useMoney, useText } from '../../../ui/text.ts'
import { useSitePage } from '../../page/page.ts'
import { StepHeading } from '../parts/StepHeading.tsx'
import { useCashier } from '../state/cashier.ts'
import { lastDeposit } from '../state/last-deposit.ts'
import { ResultSign } from './ResultSign.tsx'

/** The money is there: the new balance, and the bonus that came with it. */
export function Succeeded({ deposit: { id, amount, credited_amount } }: { readonly deposit: Deposit }) {
  const text = useText()
  const money = useMoney()
  const { home } = useSitePage()
  const { refresh, player, awaited } = useCashier()
  const { currency } = player
  useEffect(() => {
    lastDeposit.forget()
    void refresh()
  }, [refresh])
  const hasBonus = player.waiting.length === 0 && player.bonus > 0
  return (
    <div className="panel result">
      <ResultSign kind="success" />
      <StepHeading>
        {text('site.cashier.success-title', { amount: money((credited_amount ?? amount.amount) / 100, currency) })}
      </StepHeading>
      <p role="status" className="result-balance">
        {text('site.cashier.new-balance')} <b>{money(player.real / 100, currency)}</b>
      </p>
      {awaited.has(id) && (
        <p role="status" className="result-bonus">
          {hasBonus && text('site.cashier.bonus-active', { amount: money(player.bonus / 100, currency) })}
        </p>
      )}
      <a className="button button-large button-wide" href={home}>
        {text('site.cashier.play')}
      </a>
      <a className="button button-large button-wide button-quiet" href={fragmentOf({ kind: 'methods' })}>
        {text('site.cashier.again')}
      </a>
    </div>
  )
}
