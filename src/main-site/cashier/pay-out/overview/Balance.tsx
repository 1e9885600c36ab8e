import { fragmentOf } from '../../../../rules/main-site/cashier-place.ts'
import { useMoney, useText } from '../../../../ui/text.ts'
import { usePayingOut } from '../state/paying-out.ts'

/** What can be withdrawn at most. */
export function Balance({ isEnough }: { readonly isEnough: boolean }) {
  const text = useText()
  const money = useMoney()
  const { balance, currency } = usePayingOut().standing
  return (
    <p className="panel pay-out-balance">
      <span>
        {text('site.withdrawal.balance')} <b>{money(balance / 100, currency)}</b>
      </span>
      {!isEnough && (
        <>
          <span>{text('site.withdrawal.nothing')}</span>
          <a className="button" href={fragmentOf({ kind: 'methods' })}>
            {text('site.cashier.tab.deposit')}
          </a>
        </>
      )}
    </p>
  )
}
