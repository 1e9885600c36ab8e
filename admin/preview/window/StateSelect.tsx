import type { Page } from '../../../src/landing/page/page.ts'
import { type StateName, stateGroups, states, statesOf } from '../protocol/states.ts'

type StateSelectProps = {
  /** Undefined while it is loading: then nothing can be chosen. */
  readonly page: Page | undefined
  readonly value: StateName
  readonly onChange: (state: StateName) => void
}

/** The moments of a visit, by what happens in them. */
export function StateSelect({ page, value, onChange }: StateSelectProps) {
  const names = page ? statesOf(page) : [value]
  const groups = stateGroups.filter((group) => names.some((name) => states[name].group === group))
  return (
    <label>
      <span className="unseen">Moment of the visit</span>
      <select
        className="input"
        disabled={!page}
        value={value}
        onChange={({ target }) => onChange(target.value as StateName)}
      >
        {groups.map((group) => (
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
