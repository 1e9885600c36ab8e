import { useRef } from 'react'
import { hopTo } from '../../../../drawings/road/hop.ts'
import { Nest } from '../../../../drawings/road/Nest.tsx'
import { ladderFactor } from '../../../../rules/rounds/kinds/ladder-factor.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { move as animate } from '../../../../ui/motion.ts'
import { useText } from '../../../../ui/text.ts'
import type { StageProps } from '../../kit/kit.ts'
import { useShowing } from '../../kit/use-showing.ts'
import { factorText } from '../../parts/factor-text.ts'
import { Options } from '../../parts/Options.tsx'

type Difficulty = StageProps<'ladder', null>['rules']['difficulties'][number]['id']

export type LadderChoice = { readonly difficulty: Difficulty }

const fall: Keyframe[] = [
  { rotate: '0deg', scale: '1', opacity: 1 },
  { rotate: '200deg', scale: '0.4', opacity: 0 },
]

/** A figure that goes step by step, until the player takes what it has reached, or it is caught. */
export function LadderStage(props: StageProps<'ladder', LadderChoice>) {
  const { rules, choice, choose, round, isLocked, pace } = props
  const text = useText()
  const strip = useRef<HTMLDivElement>(null)
  const figure = useRef<HTMLSpanElement>(null)
  const difficulty = round && isLocked ? round.shown.difficulty : choice.difficulty
  const way = rules.difficulties.find(({ id }) => id === difficulty) ?? rules.difficulties[0]
  const steps = round?.shown.steps ?? 0
  const safe = round?.shown.safe

  useShowing(props, async ({ shown, isFound }, before) => {
    if (!before) toStart(strip.current, figure.current)
    if (shown.steps > (before?.shown.steps ?? 0) || isFound || !before)
      await hopTo(shown.steps, strip.current, figure.current)
    if (shown.safe !== undefined && shown.steps > shown.safe) await animate(figure.current, fall, { duration: 500 })
    if (shown.safe !== undefined) await pace.pause(300)
  })

  return (
    <>
      <div className="road">
        <div className="road-strip" ref={strip}>
          <div className="road-verge" />
          {Array.from({ length: way?.steps ?? 0 }, (_, index) => index + 1).map((step) => (
            <div
              key={step}
              className="road-lane"
              data-crossed={step <= steps && step <= (safe ?? steps) ? '' : undefined}
              data-caught={safe !== undefined && step === safe + 1 ? '' : undefined}
              data-next={step === steps + 1 && safe === undefined ? '' : undefined}
            >
              <Icon name={rules.danger} className="road-danger" />
              <b>{way && factorText(ladderFactor(rules, way, step))}</b>
            </div>
          ))}
          <div className="road-verge">
            <Nest className="road-nest" />
          </div>
          <span className="road-figure" ref={figure}>
            <Icon name={rules.figure} />
          </span>
        </div>
      </div>
      <Options
        legend={text('site.play.difficulty')}
        options={rules.difficulties.map(({ id }) => ({ value: id, label: text(`site.play.difficulty-${id}`) }))}
        chosen={difficulty}
        isLocked={isLocked}
        choose={(id) => choose({ difficulty: id })}
      />
    </>
  )
}

/** A new round begins where the road begins. */
function toStart(...moved: readonly (Element | null)[]): void {
  for (const element of moved) for (const animation of element?.getAnimations() ?? []) animation.cancel()
}
