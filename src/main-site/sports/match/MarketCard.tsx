import type { Fixture, LineMarket } from '../../../contract/index.ts'
import { outcomesOf } from '../../../rules/settlement/outcomes-of.ts'
import { useText } from '../../../ui/text.ts'
import { useLine } from '../live/line.ts'
import { OddsButton } from '../market/OddsButton.tsx'
import { useMarketWords } from '../market/use-market-words.ts'

type MarketCardProps = { readonly fixture: Fixture; readonly markets: readonly [LineMarket, ...LineMarket[]] }

/** A market with its outcomes; one with lines has a row for each. */
export function MarketCard({ fixture, markets }: MarketCardProps) {
  const text = useText()
  const { market } = useMarketWords()
  const { names } = useLine()
  const [first] = markets
  const rule = names.marketTypes[first.type]?.rule
  if (!rule) return null
  const outcomes = outcomesOf(rule, fixture.sides)
  const isSuspended = markets.every(({ state }) => state === 'suspended')
  const isClosed = first.state === 'closed'
  return (
    <section className="market">
      <h3>
        {market(fixture, first)}
        {(isSuspended || isClosed) && (
          <span className="market-state">{text(isClosed ? 'site.sports.closed' : 'site.sports.suspended')}</span>
        )}
      </h3>
      {markets.map((one) => {
        const offered = outcomes.length > fewOutcomes ? outcomes.filter((outcome) => outcome in one.odds) : outcomes
        return (
          <div key={one.id} className={`outcomes outcomes-${offered.length > fewOutcomes ? 'many' : offered.length}`}>
            {offered.map((outcome) => (
              <OddsButton key={outcome} fixture={fixture} market={one} outcome={outcome} />
            ))}
          </div>
        )
      })}
    </section>
  )
}

const fewOutcomes = 3
