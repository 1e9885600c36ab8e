import type { Deposit } from '../../contract/index.ts'
import { depositText } from '../../rules/cashier/deposit-text.ts'
import { fragmentOf } from '../../rules/main-site/cashier-place.ts'
import { isRunning } from '../../rules/main-site/deposit-step.ts'
import { useMoney, useText } from '../../ui/text.ts'
import { useSitePage } from '../page/page.ts'
import { Time } from '../parts/Time.tsx'

type DepositLineProps = { readonly deposit: Deposit; readonly method: string }

/** One deposit; one that runs leads back to it. */
export function DepositLine({ deposit, method }: DepositLineProps) {
  const text = useText()
  const money = useMoney()
  const { navigation } = useSitePage()
  const { id, state, reason, amount, sent_amount, credited_amount } = deposit
  const message = state === 'success' ? undefined : depositText(state, reason ?? null)
  return (
    <li className="history-line">
      <span className="history-what">
        <b>{method}</b>
        <Time at={deposit.created_at * 1000} />
      </span>
      <span className="history-sum">
        <b>{money((credited_amount ?? sent_amount ?? amount.amount) / 100, amount.currency)}</b>
        <span className={`state state-${state}`}>{text(`site.history.state.${state}`)}</span>
      </span>
      {message && <p>{text(message)}</p>}
      {isRunning(deposit) && (
        <a href={navigation.cashier + fragmentOf({ kind: 'deposit', id, hasPaid: false })}>
          {text('site.player.deposit-continue')}
        </a>
      )}
    </li>
  )
}
