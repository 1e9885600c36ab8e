import type { Effective } from '../../../../src/registry/one-landing.ts'
import { isStated, type Own } from '../../../../src/registry/overrides/overrides.ts'
import type { Messages } from '../../../model/live/live.ts'
import type { Arranged } from '../../../model/record/arrangement.ts'
import { blockTitle } from '../../../model/schemas/block-forms.ts'
import { useMayCall } from '../../../model/staff/staff.ts'
import type { Editing } from '../editing/editing.ts'
import { Fold } from '../fold/Fold.tsx'
import { countBelow } from '../problems/problems.ts'
import { BlockButtons } from './BlockButtons.tsx'
import { BlockFields } from './BlockFields.tsx'
import type { BlockActions } from './use-blocks.ts'

type BlockItemProps = {
  readonly arranged: Arranged
  readonly index: number
  readonly editing: Editing
  readonly actions: BlockActions
  /** Left out where blocks cannot be moved. */
  readonly onGrab: ((id: string | null) => void) | undefined
}

/** A block with its name and headline; opened, it shows its fields. */
export function BlockItem({ arranged, index, editing, actions, onGrab }: BlockItemProps) {
  const { block } = arranged
  const { own, effective, problems, focus, canReset, messages } = editing
  const mayChange = useMayCall('save-draft')
  const words = withValues(messages[wordsOf({ ...block })], effective.values, messages)
  const count = countBelow(problems, ['blocks', block.id])
  return (
    <Fold
      className="block"
      block={block.id}
      focus={focus}
      holds={focus[0] === 'blocks' && focus[1] === block.id}
      title={onGrab && 'Alt+↑ and Alt+↓ move it'}
      summary={
        <>
          {mayChange && onGrab && (
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
            <b>{blockTitle(block.type)}</b>{' '}
            <span className="muted">{words ?? (block.id === block.type ? '' : block.id)}</span>
          </span>
          {canReset &&
            differencesOf(arranged, own).map((difference) => (
              <span key={difference} className="badge">
                {difference} here
              </span>
            ))}
          {count > 0 && <span className="badge badge-bad">{count}</span>}
        </>
      }
    >
      {() => (
        <>
          {mayChange && <BlockButtons arranged={arranged} index={index} actions={actions} isFixed={!onGrab} />}
          <BlockFields block={block} editing={editing} />
        </>
      )}
    </Fold>
  )
}

/** The text by which a block is known. */
const wordsOf = (block: { readonly [property: string]: unknown }) =>
  String(block['headline'] ?? block['label'] ?? block['text'])

/** Words with the values that the record states for them. */
const withValues = (words: string | undefined, values: Effective['values'] = {}, messages: Messages) =>
  words?.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    return String((typeof value === 'object' ? messages[value.message] : value) ?? '…')
  })

/** In what a block differs from the page that this one extends. */
function differencesOf({ block, isAdded, isMoved }: Arranged, own: Own): string[] {
  if (own.blocks) return []
  if (isAdded) return ['added']
  return [...(isMoved ? ['moved'] : []), ...(isStated(own, ['blocks', block.id]) ? ['changed'] : [])]
}
