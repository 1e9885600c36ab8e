import { useMoney, useText } from '../../../ui/text.ts'
import { useOdds } from '../../odds/use-odds.ts'
import type { Reckoned } from '../state/use-slip-sums.ts'

/** What the bet costs and what it can pay. */
export function Sums({
  reckoned: { odds, combinations, total, win, currency, legs },
}: {
  readonly reckoned: Reckoned
}) {
  const text = useText()
  const money = useMoney()
  const written = useOdds()
  return (
    <dl className="slip-sums">
      {odds !== undefined && legs.length > 1 && (
        <div>
          <dt>{text('site.slip.odds')}</dt>
          <dd>{written(odds)}</dd>
        </div>
      )}
      {combinations > 1 && (
        <div>
          <dt>{text('site.slip.total', { count: combinations })}</dt>
          <dd>{money(total / 100, currency)}</dd>
        </div>
      )}
      <div>
        <dt>{text('site.slip.win')}</dt>
        <dd aria-live="polite">{win === undefined ? '–' : money(win / 100, currency)}</dd>
      </div>
    </dl>
  )
}
