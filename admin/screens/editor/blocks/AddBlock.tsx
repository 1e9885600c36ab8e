import { blockTitle, blockTypes } from '../editing/groups.ts'

export function AddBlock({ onAdd }: { readonly onAdd: (type: string) => void }) {
  return (
    <select
      className="input block-add"
      aria-label="Add a block"
      value=""
      onChange={({ target }) => target.value && onAdd(target.value)}
    >
      <option value="">Add a block …</option>
      {blockTypes.map((type) => (
        <option key={type} value={type}>
          {blockTitle(type)}
        </option>
      ))}
    </select>
  )
}
