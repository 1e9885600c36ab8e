import { MenuButton } from '../../../kit/menu/MenuButton.tsx'
import { blockHelp, blockTitle } from '../../../model/schemas/block-forms.ts'
import type { Kinds } from './kinds.ts'

type AddBlockProps = { readonly kinds: Kinds; readonly onAdd: (type: string) => void }

export function AddBlock({ kinds: { one, types }, onAdd }: AddBlockProps) {
  const items = types.map((type) => ({ value: type, label: blockTitle(type), hint: blockHelp(type) }))
  return <MenuButton label={`Add a ${one}`} items={items} onPick={onAdd} />
}
