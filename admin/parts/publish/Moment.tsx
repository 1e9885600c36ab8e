import { useId } from 'react'
import { soonest, toLocalInput } from './local-time.ts'

type MomentProps = { readonly value: string | undefined; readonly onChange: (moment: string | undefined) => void }

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Now, or at a moment in local time. */
export function Moment({ value, onChange }: MomentProps) {
  const id = useId()
  return (
    <fieldset className="publishing-moment">
      <legend>When</legend>
      <label>
        <input type="radio" name={`${id}-when`} checked={value === undefined} onChange={() => onChange(undefined)} />
        Now
      </label>
      <label>
        <input
          type="radio"
          name={`${id}-when`}
          checked={value !== undefined}
          onChange={() => onChange(toLocalInput(soonest(Date.now())))}
        />
        Later
      </label>
      {value !== undefined && (
        <label>
          <span className="unseen">Date and time</span>
          <input
            className="input"
            type="datetime-local"
            required
            min={toLocalInput(Date.now())}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />{' '}
          <span className="muted">{zone}</span>
        </label>
      )}
    </fieldset>
  )
}
