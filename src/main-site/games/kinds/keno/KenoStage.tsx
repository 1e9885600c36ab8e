import { useText } from '../../../../ui/text.ts'
import type { StageProps } from '../../kit/kit.ts'
import { useShowing } from '../../kit/use-showing.ts'
import { factorText } from '../../parts/factor-text.ts'
import { useDealt } from '../../parts/use-dealt.ts'

/** The board of numbers: the player picks, then balls are drawn. */
export function KenoStage(props: StageProps<'keno', readonly number[]>) {
  const { rules, choice, choose, round, isLocked, pace } = props
  const text = useText()
  const { dealt, deal } = useDealt()
  useShowing(props, async ({ shown }) => {
    await deal(0, shown.dealt.numbers.length, pace, 130)
    await pace.pause(300)
  })
  const drawn = round?.shown.dealt.numbers.slice(0, dealt) ?? []
  const most = Math.max(...rules.pays.map(({ picks }) => picks))
  const table = rules.pays.find(({ picks }) => picks === choice.length)?.prizes ?? []
  const hits = choice.filter((pick) => drawn.includes(pick)).length
  const toggle = (number: number) => {
    if (choice.includes(number)) choose(choice.filter((one) => one !== number))
    else if (choice.length < most) choose([...choice, number])
  }
  return (
    <>
      <fieldset className="keno">
        <legend>{text('site.play.keno-pick', { count: most })}</legend>
        {Array.from({ length: rules.numbers }, (_, index) => index + 1).map((number) => (
          <button
            key={number}
            type="button"
            className={drawn.includes(number) ? 'is-drawn' : ''}
            aria-pressed={choice.includes(number)}
            disabled={isLocked}
            onClick={() => toggle(number)}
          >
            {number}
          </button>
        ))}
      </fieldset>
      <div className="chip-tools">
        <p role="status">{text('site.play.keno-picked', { count: choice.length })}</p>
        <button
          type="button"
          className="button button-quiet"
          disabled={isLocked}
          onClick={() => choose(quickPick(rules.numbers, most))}
        >
          {text('site.play.keno-quick')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          disabled={isLocked || choice.length === 0}
          onClick={() => choose([])}
        >
          {text('site.play.chips-clear')}
        </button>
      </div>
      <ol className="keno-prizes">
        {table.map((prize) => (
          <li key={prize.hits} className={drawn.length > 0 && prize.hits === hits ? 'is-won' : ''}>
            <span>{prize.hits}</span> <b>{factorText(prize.pays)}</b>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Some numbers, for players who do not care which. */
function quickPick(numbers: number, count: number): number[] {
  const all = Array.from({ length: numbers }, (_, index) => ({ number: index + 1, order: Math.random() }))
  return all
    .toSorted((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ number }) => number)
}
