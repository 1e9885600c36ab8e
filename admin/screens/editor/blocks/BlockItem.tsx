import { isStated } from '../../../model/record/overrides.ts'
import { useMayCall } from '../../../model/staff/staff.ts'
import type { Editing } from '../editing/editing.ts'
import { blockTitle } from '../editing/groups.ts'
import { Fold } from '../fold/Fold.tsx'
import { countBelow } from '../problems/problems.ts'
import { BlockButtons } from './BlockButtons.tsx'
import { BlockFields } from './BlockFields.tsx'
import type { Block } from './block.ts'
import type { BlockActions } from './use-blocks.ts'

type BlockItemProps = {
  readonly block: Block
  readonly index: number
  readonly editing: Editing
  readonly actions: BlockActions
  readonly onGrab: (id: string | null) => void
}

/** A block with its name and headline; opened, it shows its fields. */
export function BlockItem({ block, index, editing, actions, onGrab }: BlockItemProps) {
  const { own, problems, focus, canReset, messages } = editing
  const mayChange = useMayCall('save-draft')
  const headline = 'headline' in block ? messages[String(block.headline)] : undefined
  const count = countBelow(problems, ['blocks', block.id])
  return (
    <Fold
      className="block"
      block={block.id}
      focus={focus}
      holds={focus[0] === 'blocks' && focus[1] === block.id}
      title="Alt+↑ and Alt+↓ move the block"
      summary={
        <>
          {mayChange && (
            <span
              className="block-grip"
              aria-hidden="true"
              onPointerDown={() => onGrab(block.id)}
              onPointerUp={() => onGrab(null)}
            >
              ⠿
            </span>
          )}
          <span className="block-name">
            <b>{blockTitle(block.type)}</b> <span className="muted">{headline ?? block.id}</span>
          </span>
          {canReset && isStated(own, ['blocks', block.id]) && <span className="badge">changed here</span>}
          {count > 0 && <span className="badge badge-bad">{count}</span>}
        </>
      }
    >
      {() => (
        <>
          {mayChange && <BlockButtons block={block} index={index} actions={actions} />}
          <BlockFields block={block} editing={editing} />
        </>
      )}
    </Fold>
  )
}
