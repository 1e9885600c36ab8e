import type { StatementRow } from '../../rules/main-site/read-statement.ts'
import { usePageBasics } from '../../ui/page-basics.ts'
import { useMoney, useText } from '../../ui/text.ts'
import { Time } from '../parts/Time.tsx'

/** One change of the player's money, and what was there afterwards. */
export function PaymentLine({ row }: { readonly row: StatementRow }) {
  const text = useText()
  const money = useMoney()
  const { texts } = usePageBasics()
  const { at, kind, pocket, currency, amount, balance } = row
  const name = `site.history.kind.${kind}`
  return (
    <li className="history-line">
      <span className="history-what">
        <b>{name in texts ? text(name) : kind}</b>
        <Time at={at} />
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
