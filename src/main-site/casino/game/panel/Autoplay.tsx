import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../../ui/text.ts'
import type { Playing } from '../play/playing.ts'

type AutoplayProps = {
  readonly playing: Playing
  /** The next round begins so many seconds after the one before at the earliest. */
  readonly minimumRound: number
  readonly isReady: boolean
  readonly begin: () => void
}

const counts = [10, 25, 50, 100]

/** Between two rounds, so that a result can be seen. */
const pause = 900

/** Several rounds with the same bet, until they are played, one wins, or the player stops. */
export function Autoplay({ playing: { step, round, refusal }, minimumRound, isReady, begin }: AutoplayProps) {
  const text = useText()
  const [left, setLeft] = useState(0)
  const [stopsOnWin, setStopsOnWin] = useState(true)
  const next = useRef(begin)
  next.current = begin
  const hasWon = round?.payout !== undefined && round.payout > round.staked

  useEffect(() => {
    if (left === 0 || step !== 'ready') return
    if (refusal || (stopsOnWin && hasWon)) return setLeft(0)
    const timer = setTimeout(
      () => {
        setLeft(left - 1)
        next.current()
      },
      Math.max(pause, minimumRound * 1000),
    )
    return () => clearTimeout(timer)
  }, [left, step, refusal, stopsOnWin, hasWon, minimumRound])

  if (left > 0)
    return (
      <button type="button" className="button button-quiet button-wide" onClick={() => setLeft(0)}>
        {text('site.play.auto-stop', { count: left })}
      </button>
    )
  return (
    <details className="autoplay">
      <summary>{text('site.play.auto')}</summary>
      <label className="autoplay-win">
        <input type="checkbox" checked={stopsOnWin} onChange={({ target }) => setStopsOnWin(target.checked)} />
        <span>{text('site.play.auto-win')}</span>
      </label>
      <div className="sums">
        {counts.map((count) => (
          <button
            key={count}
            type="button"
            disabled={step !== 'ready' || !isReady}
            onClick={() => {
              setLeft(count - 1)
              begin()
            }}
          >
            {text('site.play.auto-rounds', { count })}
          </button>
        ))}
      </div>
    </details>
  )
}
