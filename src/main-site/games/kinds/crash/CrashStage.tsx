import { useState } from 'react'
import { millisecondsUntil, multiplierAt } from '../../../../rules/rounds/kinds/crash-curve.ts'
import { isStill } from '../../../../ui/motion.ts'
import { useText } from '../../../../ui/text.ts'
import type { StageProps } from '../../kit/kit.ts'
import { useShowing } from '../../kit/use-showing.ts'
import { CashOutAt } from './CashOutAt.tsx'
import { FlightView } from './FlightView.tsx'
import { lookOf, useFlight } from './use-flight.ts'

/** A flight for one player: the multiplier at which they leave is said before. */
export function CrashStage(props: StageProps<'crash', number>) {
  const { rules, choice, choose, isLocked, pace, theme } = props
  const text = useText()
  const look = lookOf(theme)
  const { parts, factor, draw } = useFlight(look)
  const [state, setState] = useState<'waiting' | 'flying' | 'crashed'>('waiting')

  useShowing(props, async ({ shown }) => {
    const { point } = shown.dealt
    setState('flying')
    await flyTo(millisecondsUntil(rules, point), (after) => draw(multiplierAt(rules, after)), pace.isSkipped)
    draw(point)
    setState('crashed')
    await pace.pause(500)
  })

  return (
    <>
      <FlightView look={look} parts={parts} factor={factor} state={state}>
        {state === 'crashed' && <p className="flight-gone">{text('site.play.flown')}</p>}
      </FlightView>
      <CashOutAt at={choice} change={(at) => choose(at ?? 2000)} isLocked={isLocked} highest={rules.highest} />
    </>
  )
}

function flyTo(end: number, show: (after: number) => void, isSkipped: () => boolean): Promise<void> {
  if (isStill()) return Promise.resolve()
  return new Promise((resolve) => {
    const start = performance.now()
    const frame = (now: number) => {
      const after = now - start
      show(Math.min(after, end))
      if (after >= end || isSkipped()) resolve()
      else requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}
