import type { Bet } from '../../../contract/index.ts'
import { useMoney, useText } from '../../../ui/text.ts'
import { useOdds } from '../../odds/use-odds.ts'
import { useSitePage } from '../../page/page.ts'
import type { Placing } from '../state/placing.ts'

type PlacedProps = { readonly placing: Placing; readonly forget: () => void }

/** The bets that were placed last. */
export function Placed({ placing: { placed }, forget }: PlacedProps) {
  const text = useText()
  const { navigation } = useSitePage()
  return (
    <div className="slip-outcome" role="status">
      {placed.length > 0 && (
        <section className="slip-placed">
          <h3>{text('site.slip.accepted', { count: placed.length })}</h3>
          {placed.map((bet) => (
            <PlacedBet key={bet.id} bet={bet} />
          ))}
          <div className="slip-next">
            {navigation.screens.bets && (
              <a className="button button-quiet" href={navigation.screens.bets}>
                {text('site.slip.my-bets')}
              </a>
            )}
            <button type="button" className="button" onClick={forget}>
              {text('site.slip.done')}
            </button>
          </div>
        </section>
      )}
    </div>
  )
}

function PlacedBet({ bet: { odds, total, possible_win, currency } }: { readonly bet: Bet }) {
  const text = useText()
  const money = useMoney()
  const written = useOdds()
  const words = { stake: money(total / 100, currency), win: money(possible_win / 100, currency) }
  return (
    <p>
      {odds === undefined
        ? text('site.slip.placed-system', words)
        : text('site.slip.placed', { ...words, odds: written(odds) })}
    </p>
  )
}
