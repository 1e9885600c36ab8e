import { Menu } from '../../../kit/popover/Popover.tsx'
import { columns } from '../table/columns.tsx'

type ColumnMenuProps = {
  readonly visibility: Record<string, boolean>
  readonly onChosen: (visibility: Record<string, boolean>) => void
}

export function ColumnMenu({ visibility, onChosen }: ColumnMenuProps) {
  const choices = columns.filter(({ enableHiding }) => enableHiding !== false)
  return (
    <Menu label="Columns" title="Columns">
      <ul className="filter-choices">
        {choices.map(({ id, header, ...rest }) => {
          const name = id ?? String('accessorKey' in rest ? rest.accessorKey : '')
          const isShown = visibility[name] !== false
          return (
            <li key={name}>
              <label className="tick">
                <input
                  type="checkbox"
                  checked={isShown}
                  onChange={() => onChosen({ ...visibility, [name]: !isShown })}
                />
                {String(header)}
              </label>
            </li>
          )
        })}
      </ul>
    </Menu>
  )
}
