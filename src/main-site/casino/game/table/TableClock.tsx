import { useEffect, useState } from 'react'
import { useText } from '../../../../ui/text.ts'
import type { TableNow } from './table-now.ts'

type TableClockProps = { readonly table: TableNow; readonly clock: () => number; readonly isFlight: boolean }

/** How far the round is: for how long bets are taken, and what comes then. */
export function TableClock({ table: { state, closes_at, opened_at }, clock, isFlight }: TableClockProps) {
  const text = useText()
  const [now, setNow] = useState(clock)
  useEffect(() => {
    setNow(clock())
    const timer = setInterval(() => setNow(clock()), 250)
    return () => clearInterval(timer)
  }, [clock])
  const left = Math.max(0, closes_at - now)
  const part = state === 'open' ? Math.min(1, left / Math.max(1, closes_at - opened_at)) : 0
  return (
    <div className={`table-clock table-is-${state}`}>
      <p>{words()}</p>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width={100 * part} height="4" rx="2" />
      </svg>
    </div>
  )

  function words(): string {
    if (state === 'open') return text('site.play.table-open', { seconds: Math.ceil(left / 1000) })
    if (state === 'over') return text('site.play.table-over')
    return text(state === 'showing' && isFlight ? 'site.play.table-flying' : 'site.play.table-closed')
  }
}
