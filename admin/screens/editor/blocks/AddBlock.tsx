import { MenuButton } from '../../../kit/menu/MenuButton.tsx'
import { blockTitle, blockTypes } from '../../../model/schemas/groups.ts'

const items = blockTypes.map((type) => ({ value: type, label: blockTitle(type) }))

export function AddBlock({ onAdd }: { readonly onAdd: (type: string) => void }) {
  return <MenuButton label="Add a block" items={items} onPick={onAdd} />
}
