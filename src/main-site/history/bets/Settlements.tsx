import { useMoney, useText } from '../../../ui/text.ts'
import { Time } from '../../parts/Time.tsx'
import type { ReceiptAnswer } from './shown-bet.ts'

type SettlementsProps = Pick<ReceiptAnswer, 'settlements'> & { readonly currency: string }

/** What each settlement has moved: a corrected result settles once more. */
export function Settlements({ settlements, currency }: SettlementsProps) {
  const text = useText()
  const money = useMoney()
  if (settlements.length === 0) return null
  const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${money(Math.abs(amount) / 100, currency)}`
  return (
    <>
      <h2>{text('site.bets.settlements')}</h2>
      <ol className="receipt-settlements">
        {settlements.map(({ kind, payout, moved, owed, at }, place) => (
          // Settlements are only ever added.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <li key={place}>
            <span>
              {text(`site.bets.settlement.${place > 0 && kind === 'result' ? 'corrected' : kind}`)}{' '}
              <Time at={at * 1000} />
            </span>
            <b>{money(payout / 100, currency)}</b>
            <span>{text('site.bets.moved', { amount: signed(moved) })}</span>
            {owed > 0 && <span>{text('site.bets.owed', { amount: money(owed / 100, currency) })}</span>}
          </li>
        ))}
      </ol>
    </>
  )
}
