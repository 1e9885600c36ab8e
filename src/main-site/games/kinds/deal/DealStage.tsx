import { useText } from '../../../../ui/text.ts'
import type { StageProps } from '../../kit/kit.ts'
import { useShowing } from '../../kit/use-showing.ts'
import { factorText } from '../../parts/factor-text.ts'
import { useDealt } from '../../parts/use-dealt.ts'

/** Cases with prizes: the player keeps one, others are opened before each offer of the bank. */
export function DealStage(props: StageProps<'deal', number>) {
  const { rules, choice, choose, round, isLocked, pace } = props
  const text = useText()
  const { dealt, deal } = useDealt()
  useShowing(props, async ({ shown }, before) => {
    await deal(before?.shown.opened.length ?? 0, shown.opened.length, pace, 480)
    await pace.pause(400)
  })
  const { opened = [], offer, pays } = round?.shown ?? {}
  const seen = opened.slice(0, dealt)
  const own = round && (isLocked || round.isOver) ? round.shown.case : choice
  const isSeen = seen.length === opened.length
  const gone = seen.map((one) => one.pays)
  return (
    <>
      <p className="stage-factors">
        {round && isSeen && offer !== undefined ? (
          <>
            <span>{text('site.play.deal-offer')}</span> <b>{factorText(offer)}</b>
          </>
        ) : (
          <span>{text('site.play.deal-choose')}</span>
        )}
      </p>
      <div className="cases">
        {rules.cases.map((_, place) => {
          const content = seen.find((one) => one.case === place)
          const shown = place === own && isSeen && pays !== undefined ? pays : content?.pays
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a case is its place in the row
              key={place}
              type="button"
              className={`case${shown === undefined ? '' : ' is-open'}`}
              aria-pressed={place === own}
              aria-label={`${text('site.play.deal-case', { number: place + 1 })}${shown === undefined ? '' : `: ${factorText(shown)}`}`}
              disabled={isLocked}
              onClick={() => choose(place)}
            >
              {shown === undefined ? place + 1 : factorText(shown)}
            </button>
          )
        })}
      </div>
      <ol className="case-prizes" aria-label={text('site.play.deal-prizes')}>
        {prizesLeft(rules.cases, gone).map(({ prize, isGone }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal prizes are alike
          <li key={place} className={isGone ? 'is-gone' : ''}>
            {factorText(prize)}
          </li>
        ))}
      </ol>
    </>
  )
}

/** All prizes from the smallest, and whether they have been seen. */
function prizesLeft(cases: readonly number[], gone: readonly number[]) {
  const left = [...gone]
  return cases
    .toSorted((one, other) => one - other)
    .map((prize) => {
      const place = left.indexOf(prize)
      if (place >= 0) left.splice(place, 1)
      return { prize, isGone: place >= 0 }
    })
}
