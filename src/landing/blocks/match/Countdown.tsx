import { useEffect, useState } from 'react'
import { useText } from '../../../ui/text.ts'

const units = [
  { name: 'days', seconds: 86_400 },
  { name: 'hours', seconds: 3_600 },
  { name: 'minutes', seconds: 60 },
  { name: 'seconds', seconds: 1 },
] as const

/** The time left. Empty in the prerendered document, which cannot know it. */
export function Countdown({ to }: { readonly to: string }) {
  const text = useText()
  const left = useSecondsUntil(to)
  if (left !== undefined && left <= 0) return <p className="match-begun">{text('ui.match.begun')}</p>
  return (
    <div className="match-countdown" role="timer">
      {units.map(({ name, seconds }, index) => {
        const larger = units[index - 1]?.seconds ?? Number.POSITIVE_INFINITY
        const value = left === undefined ? '–' : Math.floor((left % larger) / seconds)
        return (
          <span key={name}>
            <b>{value}</b>
            {text(`ui.match.${name}`)}
          </span>
        )
      })}
    </div>
  )
}

function useSecondsUntil(moment: string): number | undefined {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.floor((Date.parse(moment) - Date.now()) / 1000)))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [moment])
  return left
}
