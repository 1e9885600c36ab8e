import { clockOf } from '../../../rules/main-site/clock.ts'
import { useSecondsUntil } from '../../parts/use-seconds-until.ts'

type CountdownProps = {
  /** What it counts. */
  readonly label: string
  /** In seconds since 1970. */
  readonly until: number
}

/** How much time there is. Its figures are equally wide, so nothing moves. */
export function Countdown({ label, until }: CountdownProps) {
  return (
    <p className="countdown">
      {label} <b role="timer">{clockOf(useSecondsUntil(until))}</b>
    </p>
  )
}
