import { chooseDensity, useDensity } from '../../../kit/density/density.ts'
import { Tick } from '../../../kit/fields/Tick.tsx'
import { TickList } from '../../../kit/fields/TickList.tsx'
import { Popover } from '../../../kit/popover/Popover.tsx'
import { columnIds, columns } from '../table/columns.tsx'

type ColumnMenuProps = {
  readonly visibility: Record<string, boolean>
  readonly onChosen: (visibility: Record<string, boolean>) => void
}

const choices = columns.flatMap(({ enableHiding, header }, at) =>
  enableHiding === false ? [] : [{ value: columnIds[at] ?? '', text: String(header) }],
)

export function ColumnMenu({ visibility, onChosen }: ColumnMenuProps) {
  const density = useDensity()
  const isShown = (column: string) => visibility[column] !== false
  return (
    <Popover label="Columns" title="Columns">
      <Tick
        label="Dense rows"
        value={density === 'dense'}
        onChange={(isDense) => chooseDensity(isDense ? 'dense' : 'roomy')}
      />
      <TickList
        choices={choices}
        isChosen={isShown}
        onToggled={(column) => onChosen({ ...visibility, [column]: !isShown(column) })}
      />
    </Popover>
  )
}
