import { overallOdds } from '../../../rules/odds/overall-odds.ts'
import { isPlainClick } from '../../../ui/is-plain-click.ts'
import { useText } from '../../../ui/text.ts'
import { useOdds } from '../../odds/use-odds.ts'
import type { Placing } from '../state/placing.ts'
import { sizeOf } from '../store/planned-bets.ts'
import type { Slip } from '../store/read-slip.ts'
import { openSlip, slipFragment } from './use-slip-open.ts'

type SlipBarProps = { readonly slip: Slip; readonly placing: Placing }

/** The way to the slip on phones: how much is on it, and its overall odds. */
export function SlipBar({ slip, placing: { step, placed, refusals } }: SlipBarProps) {
  const text = useText()
  const written = useOdds()
  const count = slip.selections.length
  if (count + placed.length + refusals.length === 0 && step === 'none') return null
  const isTogether = sizeOf(slip) === count
  return (
    <a
      className="slip-bar"
      href={slipFragment}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        openSlip()
      }}
    >
      <span className="slip-count" aria-hidden="true">
        {count}
      </span>
      <b>{text('site.slip.title')}</b>
      <span className="unseen">{text('site.slip.count', { count })}</span>
      {isTogether && count > 0 && (
        <span className="slip-bar-odds">
          <span className="unseen">{text('site.slip.odds')} </span>
          {written(overallOdds(slip.selections.map(({ odds }) => odds)))}
        </span>
      )}
    </a>
  )
}
