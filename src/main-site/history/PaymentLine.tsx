import type { CashierCalls } from '../../contract/calls/cashier.ts'
import { useMoney, useText } from '../../ui/text.ts'
import { Time } from '../parts/Time.tsx'

type PaymentLineProps = { readonly payment: CashierCalls['own-payments']['answer']['payments'][number] }

/** One change of the player's money, and what was there afterwards. */
export function PaymentLine({ payment: { created_at, kind, pocket, currency, amount, balance } }: PaymentLineProps) {
  const text = useText()
  const money = useMoney()
  return (
    <li className="history-line">
      <span className="history-what">
        <b>{text(`site.history.kind.${kind}`)}</b>
        <Time at={created_at * 1000} />
      </span>
      <span className="history-sum">
        <b className={amount > 0 ? 'state-success' : undefined}>
          {`${amount > 0 ? '+' : '−'}${money(Math.abs(amount) / 100, currency)}`}
        </b>
        <span className="state">{pocket === 'bonus' ? text('site.player.bonus') : text('site.player.real')}</span>
      </span>
      <p>{text('site.history.balance', { amount: money(balance / 100, currency) })}</p>
    </li>
  )
}
