import type { Deposit } from '../../contract/index.ts'
import { useMoney, useText } from '../../ui/text.ts'

type OpenDepositProps = { readonly deposit: Deposit; readonly href: string }

/** A deposit that was begun and not finished, and the way on. */
export function OpenDeposit({ deposit, href }: OpenDepositProps) {
  const text = useText()
  const money = useMoney()
  const { amount, currency } = deposit.amount
  return (
    <section className="open-deposit">
      <p>{text(`site.player.${standing(deposit)}`, { amount: money(amount / 100, currency) })}</p>
      <a className="button" href={href}>
        {text('site.player.deposit-continue')}
      </a>
    </section>
  )
}

function standing({ state, transaction_needed }: Deposit): string {
  if (state === 'queue') return 'deposit-checked'
  return transaction_needed ? 'deposit-waits' : 'deposit-unpaid'
}
