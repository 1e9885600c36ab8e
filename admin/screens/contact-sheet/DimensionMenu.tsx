import { TickList } from '../../kit/fields/TickList.tsx'
import { Popover } from '../../kit/popover/Popover.tsx'

type DimensionMenuProps = {
  readonly title: string
  readonly all: readonly { readonly name: string; readonly label: string; readonly short: string }[]
  readonly chosen: readonly string[]
  readonly onChosen: (names: readonly string[]) => void
}

/** The names that fit on the button; of more than these it says the number. */
const mostNamed = 3

/** One of the ways in which pictures differ: at least one value is always chosen. */
export function DimensionMenu({ title, all, chosen, onChosen }: DimensionMenuProps) {
  const names = all.filter(({ name }) => chosen.includes(name)).map(({ short }) => short)
  const isChosen = (name: string) => chosen.includes(name)
  const said = names.length > mostNamed ? names.length : names.join(', ') || '…'
  return (
    <Popover label={`${title}: ${said}`} title={title}>
      <TickList
        choices={all.map(({ name, label }) => ({
          value: name,
          text: label,
          isDisabled: isChosen(name) && chosen.length === 1,
        }))}
        isChosen={isChosen}
        onToggled={(name) => onChosen(isChosen(name) ? chosen.filter((one) => one !== name) : [...chosen, name])}
      />
    </Popover>
  )
}
