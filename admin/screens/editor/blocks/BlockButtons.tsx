import type { Arranged } from '../../../model/record/arrangement.ts'
import type { BlockActions } from './use-blocks.ts'

type BlockButtonsProps = {
  readonly arranged: Arranged
  readonly index: number
  readonly actions: BlockActions
  /** It can only be left out. */
  readonly isFixed: boolean
}

type Button = { readonly label: string; readonly run: () => void; readonly isDisabled?: boolean }

export function BlockButtons({ arranged: { block, isMoved }, index, actions, isFixed }: BlockButtonsProps) {
  const arranging = [
    { label: 'Move up', run: () => actions.move(block.id, index - 1), isDisabled: index === 0 },
    {
      label: 'Move down',
      run: () => actions.move(block.id, index + 1),
      isDisabled: index === actions.blocks.length - 1,
    },
    ...(isMoved ? [{ label: 'Put back', run: () => actions.putBack(block.id) }] : []),
    { label: 'Duplicate', run: () => actions.duplicate(block, index) },
    { label: 'Copy', run: () => void actions.copy(block) },
  ]
  const buttons: readonly Button[] = [
    ...(isFixed ? [] : arranging),
    { label: isFixed ? 'Leave out' : 'Remove', run: () => actions.remove(block.id) },
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
