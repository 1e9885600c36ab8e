import { blockTitle } from '../../../model/schemas/block-forms.ts'
import { useMayCall } from '../../../model/staff/staff.ts'
import type { Block } from './block.ts'

type LeftOutItemProps = { readonly block: Block; readonly onTakeBack: () => void }

/** An inherited block that this page leaves out, at its place. */
export function LeftOutItem({ block, onTakeBack }: LeftOutItemProps) {
  const mayChange = useMayCall('save-draft')
  return (
    <div className="block-left-out" data-block={block.id}>
      <s>{blockTitle(block.type)}</s>
      <span className="muted">left out here</span>
      {mayChange && (
        <button type="button" className="button button-small" onClick={onTakeBack}>
          Take back
        </button>
      )}
    </div>
  )
}
