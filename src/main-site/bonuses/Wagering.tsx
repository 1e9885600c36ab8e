import { useId } from 'react'
import { useText } from '../../ui/text.ts'

type WageringProps = {
  readonly played: number
  readonly required: number
  readonly format: (amount: number) => string
}

/** How much of the wager is played. */
export function Wagering({ played, required, format }: WageringProps) {
  const text = useText()
  const label = useId()
  const counted = Math.min(played, required)
  return (
    <div className="wagering">
      <p>
        <span id={label}>{text('site.bonuses.played')}</span>
        <b>
          {format(counted)} / {format(required)}
        </b>
      </p>
      <progress aria-labelledby={label} value={counted} max={required} />
      <p>
        <span>{text('site.bonuses.remaining')}</span>
        <b>{format(required - counted)}</b>
      </p>
    </div>
  )
}
