import type { Fixture, LineMarket, MarketType } from '../../../contract/index.ts'
import { useText } from '../../../ui/text.ts'
import { useLine } from '../live/line.ts'
import { MarketCard } from './MarketCard.tsx'

const groups: readonly MarketType['group'][] = ['main', 'totals', 'handicaps', 'parts', 'specials']

/** All markets by their group. Those on which no bets are accepted any more come last. */
export function Markets({ fixture }: { readonly fixture: Fixture }) {
  const text = useText()
  const { names } = useLine()
  const isOver = fixture.state === 'finished' || fixture.state === 'abandoned'
  const closed = fixture.markets.filter(({ state }) => state === 'closed')
  const offered = fixture.markets.filter(({ state }) => state !== 'closed')
  if (isOver) return null
  return (
    <>
      {offered.length === 0 && <p className="no-fixtures">{text('site.sports.no-markets')}</p>}
      {groups.map((group) => {
        const cards = cardsOf(
          offered.filter(({ type }) => names.marketTypes[type]?.group === group),
          names.marketTypes,
        )
        return (
          cards.length > 0 && (
            <section key={group} className="market-group">
              <h2>{text(`site.sports.group.${group}`)}</h2>
              <div className="markets">
                {cards.map((markets) => (
                  <MarketCard key={keyOf(markets[0])} fixture={fixture} markets={markets} />
                ))}
              </div>
            </section>
          )
        )
      })}
      {closed.length > 0 && (
        <details className="closed-markets">
          <summary>{text('site.sports.closed-markets', { count: closed.length })}</summary>
          <div className="markets">
            {cardsOf(closed, names.marketTypes).map((markets) => (
              <MarketCard key={keyOf(markets[0])} fixture={fixture} markets={markets} />
            ))}
          </div>
        </details>
      )}
    </>
  )
}

/** The markets of one type and part, one for each line. */
type Card = readonly [LineMarket, ...LineMarket[]]

const keyOf = ({ type, part }: LineMarket) => `${type}@${part}`

type Types = Readonly<Record<string, Pick<MarketType, 'order'>>>

function cardsOf(markets: readonly LineMarket[], types: Types): readonly Card[] {
  const orderOf = ({ type }: LineMarket) => types[type]?.order ?? 0
  const sorted = markets.toSorted(
    (one, other) =>
      orderOf(one) - orderOf(other) ||
      one.part.localeCompare(other.part, 'en', { numeric: true }) ||
      (one.line ?? 0) - (other.line ?? 0),
  )
  return [...Map.groupBy(sorted, keyOf).values()].map((card) => card as unknown as Card)
}
