import { TickList } from '../../../kit/fields/TickList.tsx'
import { Popover } from '../../../kit/popover/Popover.tsx'
import type { Row } from '../../../model/texts/rows.ts'
import type { FaultId } from './fault-ids.ts'
import { faultIds } from './fault-ids.ts'
import { faults } from './faults.ts'
import { countFault } from './filter.ts'

type FaultMenuProps = {
  readonly rows: readonly Row[]
  readonly typed: string
  readonly locales: readonly string[]
  readonly chosen: readonly FaultId[]
  readonly onChosen: (faults: readonly FaultId[]) => void
}

/** Which texts need attention. */
export function FaultMenu({ chosen, ...rest }: FaultMenuProps) {
  const labels = chosen.map((id) => faults[id].label)
  return (
    <Popover
      label={labels.length === 0 ? 'Show: all texts' : `Show: ${labels.join(', ')}`}
      title="Show"
      isMarked={labels.length > 0}
    >
      <FaultChoices chosen={chosen} {...rest} />
    </Popover>
  )
}

/** Exists, and counts, only while it is open. */
function FaultChoices({ rows, typed, locales, chosen, onChosen }: FaultMenuProps) {
  return (
    <TickList
      choices={faultIds.map((id) => ({
        value: id,
        text: faults[id].label,
        note: countFault(rows, typed, locales, id),
      }))}
      isChosen={(value) => chosen.some((id) => id === value)}
      onToggled={(value) => onChosen(faultIds.filter((id) => chosen.includes(id) !== (id === value)))}
    />
  )
}
