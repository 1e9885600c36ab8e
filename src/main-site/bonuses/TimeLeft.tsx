import { clockOf } from '../../rules/main-site/clock.ts'
import { useText } from '../../ui/text.ts'
import { useSecondsUntil } from '../parts/use-seconds-until.ts'

const day = 24 * 3600

/** Days, hours, minutes and seconds until a bonus expires; in seconds since 1970. */
export function TimeLeft({ until }: { readonly until: number }) {
  const text = useText()
  const seconds = useSecondsUntil(until)
  const days = Math.floor(seconds / day)
  return (
    <p className="time-left">
      <span>{text('site.bonuses.time-left')}</span>
      <b role="timer">
        {days > 0 && `${text('site.bonuses.days', { count: days })} `}
        {clockOf(seconds % day, true)}
      </b>
    </p>
  )
}
