import { Menu } from '../../../kit/popover/Popover.tsx'
import type { Row } from '../texts/rows.ts'
import { type FaultId, faultIds } from './fault-ids.ts'
import { faults } from './faults.ts'
import { countFault } from './filter.ts'
import { toggled } from './view.ts'

type FaultMenuProps = {
  readonly rows: readonly Row[]
  readonly typed: string
  readonly locales: readonly string[]
  readonly chosen: readonly FaultId[]
  readonly onChosen: (faults: readonly FaultId[]) => void
}

/** Which texts have to be looked at. */
export function FaultMenu({ chosen, ...rest }: FaultMenuProps) {
  const said = chosen.map((id) => faults[id].label)
  return (
    <Menu
      label={said.length === 0 ? 'Show: all texts' : `Show: ${said.join(', ')}`}
      title="Show"
      isMarked={said.length > 0}
    >
      <FaultChoices chosen={chosen} {...rest} />
    </Menu>
  )
}

/** Exists, and counts, only while it is open. */
function FaultChoices({ rows, typed, locales, chosen, onChosen }: FaultMenuProps) {
  return (
    <ul className="filter-choices">
      {faultIds.map((id) => (
        <li key={id}>
          <label className="tick">
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => onChosen(toggled(chosen, id))} />
            <span className="filter-value">{faults[id].label}</span>
            <span className="muted">{countFault(rows, typed, locales, id)}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
