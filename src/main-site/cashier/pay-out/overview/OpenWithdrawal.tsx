import type { Withdrawal } from '../../../../contract/index.ts'
import { fragmentOf } from '../../../../rules/main-site/cashier-place.ts'
import { useMoney, useText } from '../../../../ui/text.ts'

/** A withdrawal that is not decided or not paid yet, and the way to it. */
export function OpenWithdrawal({ withdrawal: { id, state, amount } }: { readonly withdrawal: Withdrawal }) {
  const text = useText()
  const money = useMoney()
  return (
    <section className="open-deposit">
      <p>{text(`site.withdrawal.title.${state}`, { amount: money(amount.amount / 100, amount.currency) })}</p>
      <a className="button" href={fragmentOf({ kind: 'withdrawal', id })}>
        {text('site.tool.details')}
      </a>
    </section>
  )
}
