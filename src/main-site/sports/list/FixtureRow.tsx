import type { Fixture } from '../../../contract/index.ts'
import { outcomesOf } from '../../../rules/settlement/outcomes-of.ts'
import { useText } from '../../../ui/text.ts'
import { Star } from '../favourites/Star.tsx'
import { useFixture, useLine } from '../live/line.ts'
import { OddsButton } from '../market/OddsButton.tsx'
import { useMarketWords } from '../market/use-market-words.ts'
import { Standing } from '../parts/Standing.tsx'
import { wholeScore } from '../parts/score.ts'

/** A fixture in a list, with the odds of its main market. */
export function FixtureRow({ fixture: first }: { readonly fixture: Fixture }) {
  const fixture = useFixture(first)
  const { names } = useLine()
  const { sideOf } = useMarketWords()
  const of = names.competitions[fixture.competition]
  const href = `${of?.href}/${fixture.id.slice(fixture.id.indexOf('.') + 1)}`
  const isMatch = fixture.sides.length === 2
  const name = isMatch ? fixture.sides.map((side) => sideOf(fixture, side)).join(' – ') : (of?.name ?? '')
  return (
    <li className="fixture">
      <div className="fixture-head">
        <Standing fixture={fixture} />
        <Star href={href} name={name} />
      </div>
      <a className="fixture-sides" href={href}>
        {isMatch ? <Sides fixture={fixture} /> : <span>{name}</span>}
      </a>
      <MainMarket fixture={fixture} href={href} />
    </li>
  )
}

function Sides({ fixture }: { readonly fixture: Fixture }) {
  const { names } = useLine()
  const { sideOf } = useMarketWords()
  const counting = names.sports[fixture.sport]?.counting ?? { parts: [] }
  return ([0, 1] as const).map((side) => (
    <span key={side} className="fixture-side">
      <span>{sideOf(fixture, fixture.sides[side])}</span> <b>{wholeScore(fixture, counting, side)}</b>
    </span>
  ))
}

const shortNames: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2' }

/** Of races the first ones: the others are on their page. */
const mostOutcomes = 3

function MainMarket({ fixture, href }: { readonly fixture: Fixture; readonly href: string }) {
  const text = useText()
  const { names } = useLine()
  const [market] = fixture.markets
  const type = market && names.marketTypes[market.type]
  if (fixture.state === 'finished' || fixture.state === 'abandoned') return null
  if (!market || !type)
    return (
      <a className="fixture-more" href={href}>
        {text('site.sports.markets')}
      </a>
    )
  const outcomes = outcomesOf(type.rule, fixture.sides).slice(0, mostOutcomes)
  return (
    <div className={`outcomes${fixture.sides.length > 2 ? ' outcomes-stacked' : ''}`}>
      {outcomes.map((outcome) => (
        <OddsButton key={outcome} fixture={fixture} market={market} outcome={outcome} short={shortNames[outcome]} />
      ))}
    </div>
  )
}
