import type { Fixture } from '../../../contract/index.ts'
import { useText } from '../../../ui/text.ts'
import { partName } from '../../parts/market/market-words.ts'
import { useLine } from '../live/line.ts'
import { useMarketWords } from '../market/use-market-words.ts'
import { Standing } from '../parts/Standing.tsx'
import { partScores, wholeScore } from '../parts/score.ts'

/** How a match stands: its clock, the score and that of its parts; of a race that is over, the order of finish. */
export function Scoreboard({ fixture }: { readonly fixture: Fixture }) {
  return (
    <section className="scoreboard">
      <p className="scoreboard-standing">
        <Standing fixture={fixture} />
      </p>
      {fixture.sides.length === 2 && fixture.score && <ScoreTable fixture={fixture} />}
      {fixture.score?.ranking && <Ranking fixture={fixture} />}
    </section>
  )
}

function ScoreTable({ fixture }: { readonly fixture: Fixture }) {
  const text = useText()
  const { names } = useLine()
  const { sideOf } = useMarketWords()
  const counting = names.sports[fixture.sport]?.counting ?? { parts: [] }
  const parts = partScores(fixture, counting)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: many innings are scrolled, also by keyboard.
    <section className="scores" aria-label={text('site.sports.score')} tabIndex={0}>
      <table>
        <caption className="unseen">{text('site.sports.score')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{text('site.sports.score')}</th>
            {parts.map(({ part }) => (
              <th key={part} scope="col">
                {partName(part, text)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {([0, 1] as const).map((side) => (
            <tr key={side}>
              <th scope="row">
                {sideOf(fixture, fixture.sides[side])}
                {fixture.clock?.turn === side && <span className="turn" />}
              </th>
              <td>
                <b>{wholeScore(fixture, counting, side)}</b>
              </td>
              {parts.map(({ part, count }) => (
                <td key={part}>{count[side]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Ranking({ fixture }: { readonly fixture: Fixture }) {
  const { sideOf } = useMarketWords()
  return (
    <ol className="ranking">
      {fixture.score?.ranking?.map((together) => (
        <li key={together.join()}>{together.map((side) => sideOf(fixture, side)).join(', ')}</li>
      ))}
    </ol>
  )
}
