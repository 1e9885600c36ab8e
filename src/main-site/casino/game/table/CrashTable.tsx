import { useEffect, useRef } from 'react'
import type { RulesOf } from '../../../../rules/rounds/engine.ts'
import { multiplierAt } from '../../../../rules/rounds/kinds/crash-curve.ts'
import { useText } from '../../../../ui/text.ts'
import { FlightView } from '../../../games/kinds/crash/FlightView.tsx'
import { lookOf, useFlight } from '../../../games/kinds/crash/use-flight.ts'
import { exactFactor } from '../../../games/parts/factor-text.ts'
import { CrashPanel } from './CrashPanel.tsx'
import { Results } from './Results.tsx'
import { TableBets } from './TableBets.tsx'
import { TableClock } from './TableClock.tsx'
import type { TableParts } from './table-parts.ts'

type CrashTableProps = TableParts & { readonly rules: RulesOf<'crash'> }

/** One flight for everybody: it begins on the server's clock, and ends where it was decided before. */
export function CrashTable({ game, table, clock, own, terms, rules }: CrashTableProps) {
  const text = useText()
  const look = lookOf(game.theme)
  const { parts, factor, draw } = useFlight(look)
  const { state, shown_at } = table
  const point = pointOf(table.shown)
  const risen = useRef(1000)

  useEffect(() => {
    if (state === 'over') return draw(point ?? risen.current)
    if (state !== 'showing') return draw(1000)
    let frame = 0
    const fly = () => {
      risen.current = multiplierAt(rules, clock() - shown_at)
      draw(risen.current)
      frame = requestAnimationFrame(fly)
    }
    fly()
    return () => cancelAnimationFrame(frame)
  }, [state, shown_at, point, rules, clock, draw])

  const flown = state === 'over' && point !== undefined
  return (
    <>
      <div className={`playground theme-${game.theme}`}>
        <div className="stage stage-table" data-step={state}>
          <Results table={table}>{(shown) => <FactorSign factor={pointOf(shown) ?? 1000} />}</Results>
          <FlightView
            look={look}
            parts={parts}
            factor={factor}
            state={state === 'showing' ? 'flying' : flown ? 'crashed' : 'waiting'}
          >
            {flown && <p className="flight-gone">{text('site.play.flown')}</p>}
          </FlightView>
          <TableClock table={table} clock={clock} isFlight={true} />
          <p className="unseen" role="status">
            {flown && text('site.play.crash-came', { factor: exactFactor(point) })}
          </p>
        </div>
        <div className="bet-panel crash-panels">
          {Array.from({ length: Math.min(2, rules.bets) }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a panel is its place
            <CrashPanel key={place} place={place} {...{ game, table, clock, own, terms, rules }} />
          ))}
        </div>
      </div>
      <TableBets table={table} />
    </>
  )
}

function pointOf(shown: TableParts['table']['shown']): number | undefined {
  const { dealt } = (shown ?? {}) as { readonly dealt?: { readonly point?: number } }
  return dealt?.point
}

function FactorSign({ factor }: { readonly factor: number }) {
  const height = factor >= 10_000 ? 'high' : factor >= 2000 ? 'middle' : 'low'
  return <b className={`factor-sign factor-${height}`}>{exactFactor(factor)}</b>
}
