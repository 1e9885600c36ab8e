import type { Deposit } from '../../../contract/index.ts'
import { depositText } from '../../../rules/cashier/deposit-text.ts'
import { fragmentOf } from '../../../rules/main-site/cashier-place.ts'
import { isRunning } from '../../../rules/main-site/deposit-step.ts'
import { usePageBasics } from '../../../ui/page-basics.ts'
import { useMoney, useText } from '../../../ui/text.ts'
import { useSitePage } from '../../page/page.ts'

type HistoryLineProps = { readonly deposit: Deposit; readonly method: string }

/** One deposit; one that runs leads back to it. */
export function HistoryLine({ deposit, method }: HistoryLineProps) {
  const text = useText()
  const money = useMoney()
  const { navigation } = useSitePage()
  const { id, state, reason, amount, sent_amount, credited_amount } = deposit
  const message = state === 'success' ? undefined : depositText(state, reason ?? null)
  return (
    <li className="history-line">
      <span className="history-what">
        <b>{method}</b>
        <Time at={deposit.created_at} />
      </span>
      <span className="history-sum">
        <b>{money((credited_amount ?? sent_amount ?? amount.amount) / 100, amount.currency)}</b>
        <span className={`state state-${state}`}>{text(`site.cashier.state.${state}`)}</span>
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

/** In the player's time zone; in seconds since 1970. */
function Time({ at }: { readonly at: number }) {
  const { locale } = usePageBasics()
  const date = new Date(at * 1000)
  const shown = new Intl.DateTimeFormat(locale.tag, { dateStyle: 'medium', timeStyle: 'short' }).format(date)
  return <time dateTime={date.toISOString()}>{shown}</time>
}
