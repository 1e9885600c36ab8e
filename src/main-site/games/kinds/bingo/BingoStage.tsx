import { useText } from '../../../../ui/text.ts'
import type { StageProps } from '../../kit/kit.ts'
import { useShowing } from '../../kit/use-showing.ts'
import { factorText } from '../../parts/factor-text.ts'
import { Options } from '../../parts/Options.tsx'
import { useDealt } from '../../parts/use-dealt.ts'

/** Cards on which the balls are marked as they come. */
export function BingoStage(props: StageProps<'bingo', number>) {
  const { rules, choice, choose, round, isLocked, pace } = props
  const text = useText()
  const { dealt, deal } = useDealt()
  useShowing(props, async ({ shown }) => {
    await deal(0, shown.balls.length, pace, 150)
    await pace.pause(300)
  })
  const balls = round?.shown.balls.slice(0, dealt) ?? []
  const drawn = new Set(balls)
  const cards = round?.shown.cards ?? Array.from({ length: choice }, () => ({ numbers: [], wins: [] }))
  return (
    <>
      <div className="bingo-balls" aria-hidden="true">
        {balls.slice(-8).map((ball, place, { length }) => (
          <span key={ball} className={place === length - 1 ? 'is-last' : ''}>
            {ball}
          </span>
        ))}
      </div>
      <div className="bingo-cards">
        {cards.map(({ numbers, wins }, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place on the table
          <div key={card} className={`bingo-card bingo-of-${rules.size}`}>
            {Array.from({ length: rules.size ** 2 }, (_, cell) => {
              const number = numbers[cell]
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place on the card
                <span key={cell} className={number === 0 || drawn.has(number ?? -1) ? 'is-marked' : ''}>
                  {number === 0 ? '★' : number}
                </span>
              )
            })}
            <p>
              {wins
                .filter((win) => win.balls <= dealt)
                .map((win) => `${text(`site.play.bingo-${win.pattern}`)} ${factorText(win.pays)}`)
                .join(' · ')}
            </p>
          </div>
        ))}
      </div>
      <Options
        legend={text('site.play.bingo-cards')}
        options={Array.from({ length: rules.cards }, (_, index) => ({ value: index + 1, label: String(index + 1) }))}
        chosen={choice}
        isLocked={isLocked}
        choose={choose}
      />
    </>
  )
}
