import type { MouseEvent } from 'react'
import type { Fixture, LineMarket } from '../../../contract/index.ts'
import { usePageBasics } from '../../../ui/page-basics.ts'
import { useText } from '../../../ui/text.ts'
import { useOdds } from '../../odds/use-odds.ts'
import { useSlip } from '../../slip/use-slip.ts'
import { useOutcome } from '../live/line.ts'
import { useMarketWords } from './use-market-words.ts'

type OddsButtonProps = {
  readonly fixture: Fixture
  readonly market: LineMarket
  readonly outcome: string
  /** What is read on the button, if that is shorter than the outcome's name. */
  readonly short?: string | undefined
}

/** An outcome with its odds of this moment: it puts itself on the slip, or takes itself off. */
export function OddsButton({ fixture, market, outcome, short }: OddsButtonProps) {
  const text = useText()
  const { locale } = usePageBasics()
  const words = useMarketWords()
  const write = useOdds()
  const { odds, isOpen, moved } = useOutcome(fixture.id, market.id, outcome)
  const name = words.outcome(fixture, market, outcome)
  const named = { fixture: fixture.id, market: market.id, outcome }
  const { isHeld, toggle } = useSlip(named)
  const written = odds === undefined ? '–' : write(odds)
  const select = (tap: MouseEvent) => {
    tap.preventDefault()
    if (odds === undefined) return
    const { type, part, line } = market
    const { competition, sport, sides, starts_at } = fixture
    toggle({
      ...named,
      odds,
      ...{ type, part, ...(line !== undefined && { line }) },
      match: { competition, sport, sides, starts_at },
      words: {
        locale: locale.code,
        match: words.match(fixture),
        market: words.market(fixture, market),
        outcome: name,
      },
    })
  }
  return (
    <button
      type="button"
      className="odds"
      aria-pressed={isHeld}
      disabled={!isHeld && (!isOpen || odds === undefined)}
      onClick={select}
    >
      <span className="odds-name">
        {short && <span>{short} </span>}
        <span className={short && 'unseen'}>{name}</span>
      </span>{' '}
      <span className={`odds-value${moved ? ` odds-${moved}` : ''}`}>
        {written}
        {!isOpen && <span className="unseen"> {text('site.sports.suspended')}</span>}
      </span>
    </button>
  )
}
