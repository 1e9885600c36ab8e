import type { Block } from './block.ts'
import type { BlockActions } from './use-blocks.ts'

type BlockButtonsProps = { readonly block: Block; readonly index: number; readonly actions: BlockActions }

export function BlockButtons({ block, index, actions }: BlockButtonsProps) {
  const buttons = [
    { label: 'Move up', run: () => actions.move(block.id, index - 1), isDisabled: index === 0 },
    {
      label: 'Move down',
      run: () => actions.move(block.id, index + 1),
      isDisabled: index === actions.blocks.length - 1,
    },
    { label: 'Duplicate', run: () => actions.duplicate(block) },
    { label: 'Copy', run: () => void actions.copy(block) },
    { label: 'Remove', run: () => actions.remove(block) },
  ]
  return (
    <div className="block-buttons">
      {buttons.map(({ label, run, isDisabled = false }) => (
        <button key={label} type="button" className="button button-small" disabled={isDisabled} onClick={run}>
          {label}
        </button>
      ))}
    </div>
  )
}
