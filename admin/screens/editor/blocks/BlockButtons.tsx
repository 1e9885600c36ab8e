import type { Arranged } from '../../../model/record/arrangement.ts'
import type { BlockActions } from './use-blocks.ts'

type BlockButtonsProps = { readonly arranged: Arranged; readonly index: number; readonly actions: BlockActions }

export function BlockButtons({ arranged: { block, isMoved }, index, actions }: BlockButtonsProps) {
  const buttons = [
    { label: 'Move up', run: () => actions.move(block.id, index - 1), isDisabled: index === 0 },
    {
      label: 'Move down',
      run: () => actions.move(block.id, index + 1),
      isDisabled: index === actions.blocks.length - 1,
    },
    ...(isMoved ? [{ label: 'Put back', run: () => actions.putBack(block.id) }] : []),
    { label: 'Duplicate', run: () => actions.duplicate(block, index) },
    { label: 'Copy', run: () => void actions.copy(block) },
    { label: 'Remove', run: () => actions.remove(block.id) },
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
