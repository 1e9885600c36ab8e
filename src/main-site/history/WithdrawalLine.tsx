import type { Withdrawal } from '../../contract/index.ts'
import { withdrawalTexts } from '../../rules/cashier/withdrawals/texts.ts'
import { fragmentOf } from '../../rules/main-site/cashier-place.ts'
import { useMoney, useText } from '../../ui/text.ts'
import { useSitePage } from '../page/page.ts'
import { Time } from '../parts/Time.tsx'

type WithdrawalLineProps = { readonly withdrawal: Withdrawal; readonly method: string }

/** One withdrawal, and the way to it. */
export function WithdrawalLine({ withdrawal, method }: WithdrawalLineProps) {
  const text = useText()
  const money = useMoney()
  const { navigation } = useSitePage()
  const { id, state, reason, amount, created_at } = withdrawal
  return (
    <li className="history-line">
      <span className="history-what">
        <b>{method}</b>
        <Time at={created_at * 1000} />
      </span>
      <span className="history-sum">
        <b>{money(amount.amount / 100, amount.currency)}</b>
        <span className={`state state-${state}`}>{text(`site.history.state.${state}`)}</span>
      </span>
      {state === 'rejected' && (
        <p>
          {withdrawalTexts(state, reason ?? null)
            .map((message) => text(message))
            .join(' ')}
        </p>
      )}
      <a href={navigation.cashier + fragmentOf({ kind: 'withdrawal', id })}>{text('site.tool.details')}</a>
    </li>
  )
}
