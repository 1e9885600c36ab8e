import type { Page } from '../../../src/landing/page/page.ts'
import { type StateName, stateGroups, states, statesOf } from '../protocol/states.ts'

type StateSelectProps = {
  readonly page: Page
  readonly value: StateName
  readonly onChange: (state: StateName) => void
}

/** The moments of a visit, by what happens in them. */
export function StateSelect({ page, value, onChange }: StateSelectProps) {
  const names = statesOf(page)
  return (
    <label>
      <span className="unseen">Moment of the visit</span>
      <select className="input" value={value} onChange={({ target }) => onChange(target.value as StateName)}>
        {stateGroups.map((group) => (
          <optgroup key={group} label={group}>
            {names
              .filter((name) => states[name].group === group)
              .map((name) => (
                <option key={name} value={name}>
                  {states[name].label}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
