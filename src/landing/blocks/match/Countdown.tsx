import { useEffect, useState } from 'react'
import { countdownUnits, secondsUntil, timeLeft } from '../../../rules/landing/time-left.ts'
import { useText } from '../../../ui/text.ts'

/** The time left. Empty in the prerendered document, which cannot know it: until React is here, `countDown` fills it. */
export function Countdown({ to }: { readonly to: string }) {
  const text = useText()
  const left = useSecondsUntil(to)
  if (left === 0) return <p className="match-begun">{text('ui.match.begun')}</p>
  const numbers = left === undefined ? [] : timeLeft(left)
  return (
    <div className="match-countdown" role="timer" data-to={to}>
      {countdownUnits.map(({ name }, index) => (
        <span key={name}>
          <b suppressHydrationWarning>{numbers[index] ?? '–'}</b>
          {text(`ui.match.${name}`)}
        </span>
      ))}
    </div>
  )
}

function useSecondsUntil(moment: string): number | undefined {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    const count = () => setLeft(secondsUntil(moment, Date.now()))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [moment])
  return left
}
