import type { BetLeg } from '../../../contract/index.ts'
import { useText } from '../../../ui/text.ts'
import { useOdds } from '../../odds/use-odds.ts'
import { shareName } from './share-name.ts'
import { useLegWords } from './use-leg-words.ts'

/** What a bet is on, and how each leg ended. */
export function BetLegs({ legs }: { readonly legs: readonly BetLeg[] }) {
  const text = useText()
  const written = useOdds()
  const wordsOf = useLegWords()
  return (
    <ul className="bet-legs">
      {legs.map((leg) => {
        const { match, market, outcome } = wordsOf(leg)
        const name = leg.share && shareName(leg.share)
        return (
          <li key={`${leg.fixture} ${leg.market} ${leg.outcome}`} className="bet-leg">
            <span>
              <b>{outcome}</b>
              <span>{market}</span>
              <span>{match}</span>
            </span>
            <span>
              <b>{written(leg.odds)}</b>
              {name && <span className={`state state-${name}`}>{text(`site.bets.share.${name}`)}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
