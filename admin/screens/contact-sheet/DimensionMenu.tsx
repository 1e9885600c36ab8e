import { Menu } from '../../kit/popover/Popover.tsx'

type DimensionMenuProps = {
  readonly title: string
  readonly all: readonly { readonly name: string; readonly label: string; readonly short: string }[]
  readonly chosen: readonly string[]
  readonly onChosen: (names: readonly string[]) => void
}

/** One of the ways in which pictures differ: at least one of it is always chosen. */
export function DimensionMenu({ title, all, chosen, onChosen }: DimensionMenuProps) {
  const said = all.filter(({ name }) => chosen.includes(name)).map(({ short }) => short)
  return (
    <Menu label={`${title}: ${said.length > 3 ? said.length : said.join(', ')}`} title={title}>
      <ul className="filter-choices">
        {all.map(({ name, label }) => {
          const isChosen = chosen.includes(name)
          return (
            <li key={name}>
              <label className="tick">
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isChosen && chosen.length === 1}
                  onChange={() => onChosen(isChosen ? chosen.filter((one) => one !== name) : [...chosen, name])}
                />
                {label}
              </label>
            </li>
          )
        })}
      </ul>
    </Menu>
  )
}
