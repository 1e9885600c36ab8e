import { useText } from '../../../ui/text.ts'
import type { Bet } from './bets.ts'

type BetsProps = {
  readonly bets: readonly Bet[]
  readonly chosen: Bet | undefined
  readonly isLocked: boolean
  readonly onChoose: (bet: Bet) => void
}

/** The betting fields; the chosen one shows a chip. */
export function Bets({ bets, chosen, isLocked, onChoose }: BetsProps) {
  const text = useText()
  return (
    <fieldset className="roulette-bets" disabled={isLocked}>
      <legend>{text('ui.roulette.choose')}</legend>
      {bets.map((bet) => (
        <button
          key={bet}
          type="button"
          className={`roulette-bet roulette-${bet}`}
          aria-pressed={bet === chosen}
          onClick={() => onChoose(bet)}
        >
          {text(`ui.roulette.${bet}`)}
        </button>
      ))}
    </fieldset>
  )
}
