import { useEffect, useRef } from 'react'
import { useText } from '../../../../ui/text.ts'
import { AutoplayLimits } from './AutoplayLimits.tsx'
import { type AutoplayParts, useAutoplay } from './use-autoplay.ts'
import { useAutoplayLimits } from './use-autoplay-limits.ts'

type AutoplayProps = AutoplayParts & { readonly inMoney: (amount: number) => string }

const counts = [10, 25, 50, 100]

/** Several rounds with the same bet, with the limits that the player sets before. */
export function Autoplay({ inMoney, ...parts }: AutoplayProps) {
  const text = useText()
  const limits = useAutoplayLimits(parts.cost)
  const { left, stopped, start, stop } = useAutoplay(parts, limits.set)
  const isRunning = left !== undefined
  const place = useRef<HTMLDivElement>(null)

  // What had the focus is gone: it moves to what stands there now.
  const before = useRef(isRunning)
  useEffect(() => {
    if (before.current === isRunning) return
    before.current = isRunning
    const isLost = document.activeElement === document.body
    if (isLost) place.current?.querySelector<HTMLElement>('button, summary')?.focus({ preventScroll: true })
  }, [isRunning])

  return (
    <div ref={place} className="autoplay-place">
      {isRunning ? (
        <button type="button" className="button button-quiet button-wide" onClick={stop}>
          {text('site.play.auto-stop', { count: left })}
        </button>
      ) : (
        <details className="autoplay">
          <summary>{text('site.play.auto')}</summary>
          <AutoplayLimits limits={limits} inMoney={inMoney} />
          <div className="sums">
            {counts.map((count) => (
              <button
                key={count}
                type="button"
                disabled={parts.playing.step !== 'ready' || parts.cost === undefined || limits.isWrong}
                onClick={() => start(count)}
              >
                {text('site.play.auto-rounds', { count })}
              </button>
            ))}
          </div>
        </details>
      )}
      <p className="autoplay-stopped" role="status">
        {stopped && text(`site.play.auto-ended-${stopped}`)}
      </p>
    </div>
  )
}
